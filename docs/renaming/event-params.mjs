import ts from 'typescript-5'
import fs from 'node:fs'
import path from 'node:path'
const root = path.resolve(process.argv[2])
const dry = process.argv[3] === '--dry'
const cfg = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile)
const parsed = ts.parseJsonConfigFileContent(cfg.config, ts.sys, root)
const program = ts.createProgram(parsed.fileNames, { ...parsed.options, noEmit: true })
const checker = program.getTypeChecker()

const decls = new Map() // name -> [{file, fields}]
const fieldsOfParam = (p) => {
  if (!p) return
  const t = checker.getTypeAtLocation(p)
  const f = (t.isUnion() ? t.types : [t]).flatMap((x) => x.getProperties().map((y) => y.name))
  return [...new Set(f)]
}
for (const sf of program.getSourceFiles()) {
  if (!sf.fileName.startsWith(root + '/src/') && !sf.fileName.startsWith(root + '/tools/')) continue
  const visit = (n) => {
    if (
      ts.isPropertyAssignment(n) &&
      ts.isIdentifier(n.name) &&
      (n.name.text === 'actions' || n.name.text === 'guards') &&
      ts.isObjectLiteralExpression(n.initializer)
    ) {
      for (const p of n.initializer.properties) {
        if (!p.name) continue
        let fns = []
        const find = (x, depth) => {
          if (ts.isArrowFunction(x) || ts.isFunctionExpression(x)) {
            fns.push(x)
            return
          }
          if (depth < 3) ts.forEachChild(x, (c) => find(c, depth + 1))
        }
        if (ts.isPropertyAssignment(p)) find(p.initializer, 0)
        else if (ts.isMethodDeclaration(p)) fns.push(p)
        const fields = new Set()
        let any = false
        for (const f of fns) {
          const g = fieldsOfParam(f.parameters[1])
          if (g) {
            any = true
            g.forEach((y) => fields.add(y))
          }
        }
        if (any) {
          const k = p.name.getText().replace(/['"]/g, '')
          decls.set(k, [...(decls.get(k) ?? []), { file: sf.fileName, fields: [...fields] }])
        }
      }
    }
    ts.forEachChild(n, visit)
  }
  visit(sf)
}
let done = 0,
  skipped = []
const hist = {}
for (const sf of program.getSourceFiles()) {
  if (!sf.fileName.startsWith(root + '/src/') && !sf.fileName.startsWith(root + '/tools/')) continue
  const edits = []
  const visit = (n) => {
    if (
      ts.isPropertyAssignment(n) &&
      ts.isIdentifier(n.name) &&
      n.name.text === 'params' &&
      ts.isArrowFunction(n.initializer) &&
      ts.isIdentifier(n.initializer.body) &&
      n.initializer.body.text === 'event'
    ) {
      const where = `${path.relative(root, sf.fileName)}:${sf.getLineAndCharacterOfPosition(n.getStart()).line + 1}`
      const typeProp = n.parent.properties.find((p) => p.name?.getText() === 'type')
      const name = typeProp && ts.isStringLiteral(typeProp.initializer) ? typeProp.initializer.text : undefined
      const all = decls.get(name) ?? []
      const dir = path.dirname(sf.fileName)
      const pick =
        all.find((d) => d.file === sf.fileName) ??
        all.find((d) => path.dirname(d.file) === dir && sf.fileName.replace('.machine.', '.setup.') === d.file) ??
        all.filter((d) => path.dirname(d.file) === dir)[0] ??
        (all.length === 1 ? all[0] : undefined)
      const eventType = checker.getTypeAtLocation(n.initializer.body)
      const has = new Set(
        (eventType.isUnion() ? eventType.types : [eventType]).flatMap((t) => t.getProperties().map((p) => p.name)),
      )
      const used = (pick?.fields ?? []).filter((x) => has.has(x))
      const missing = (pick?.fields ?? []).filter((x) => !has.has(x))
      if (!pick || used.length === 0 || used.length > 3 || used.includes('type'))
        skipped.push(`SKIP ${where} ${name} ${pick?.fields} | ${[...has]}`)
      else {
        hist[used.length] = (hist[used.length] ?? 0) + 1
        if (missing.length) skipped.push(`missing ${missing} at ${where} ${name}`)
        edits.push([
          n.initializer.getStart(),
          n.initializer.getEnd(),
          `({ event }) => ({ ${used.map((x) => `${x}: event.${x}`).join(', ')} })`,
        ])
        done++
        if (used.length > 3) skipped.push(`WIDE ${where} ${used}`)
      }
    }
    ts.forEachChild(n, visit)
  }
  visit(sf)
  if (edits.length && !dry) {
    edits.sort((a, b) => b[0] - a[0])
    let t = sf.text
    for (const [s, e, o] of edits) t = t.slice(0, s) + o + t.slice(e)
    fs.writeFileSync(sf.fileName, t)
  }
}
console.log(done, hist)
console.log(skipped.join('\n'))
