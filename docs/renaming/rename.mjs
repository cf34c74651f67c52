// Renames symbols, texts and files of a checkout by lists. Usage and state: README.md beside this file.
import ts from 'typescript-5'
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
const root = path.resolve(process.argv[2])
const opsFiles = process.argv.slice(3)
const moves = [],
  symbols = {},
  texts = []
for (const f of opsFiles) {
  const o = (await import(path.resolve(f))).default
  moves.push(...(o.moves ?? []))
  texts.push(...(o.texts ?? []))
  for (const [file, m] of Object.entries(o.symbols ?? {})) symbols[file] = { ...(symbols[file] ?? {}), ...m }
}
const git = (...a) => execFileSync('git', a, { cwd: root, maxBuffer: 1e9 }).toString()
const tracked = () =>
  git('ls-files', '-co', '--exclude-standard')
    .split('\n')
    .filter((f) => f && fs.existsSync(path.join(root, f)))
const abs = (f) => path.join(root, f)
const warnings = []
// ---------- symbols
if (Object.keys(symbols).length) {
  const cfg = ts.readConfigFile(abs('tsconfig.json'), ts.sys.readFile)
  const parsed = ts.parseJsonConfigFileContent(cfg.config, ts.sys, root)
  const program = ts.createProgram(parsed.fileNames, { ...parsed.options, noEmit: true })
  const checker = program.getTypeChecker()
  const byDecl = new Map() // declaration node -> new name
  const commentNames = new Map()
  const note = (old, neu) => {
    const humps = old.split(/(?=[A-Z])/).filter((h) => h.length > 0).length
    if (humps < 2) return
    if (commentNames.has(old) && commentNames.get(old) !== neu) commentNames.set(old, null)
    else commentNames.set(old, neu)
  }
  for (const [file, m] of Object.entries(symbols)) {
    const sf = program.getSourceFile(abs(file))
    if (!sf) {
      warnings.push(`no such file: ${file}`)
      continue
    }
    const top = new Map()
    const add = (name, node) => top.set(name, [...(top.get(name) ?? []), node])
    for (const st of sf.statements) {
      if (ts.isVariableStatement(st))
        for (const d of st.declarationList.declarations) {
          if (ts.isIdentifier(d.name)) add(d.name.text, d)
          else
            for (const el of d.name.elements)
              if (ts.isBindingElement(el) && ts.isIdentifier(el.name)) add(el.name.text, el)
        }
      else if (st.name && ts.isIdentifier(st.name)) add(st.name.text, st)
    }
    for (const [key, neu] of Object.entries(m)) {
      const [owner, member, ...rest] = key.split('.')
      const nodes = top.get(owner)
      if (!nodes) {
        warnings.push(`no such symbol: ${file}#${owner}`)
        continue
      }
      if (member === undefined) {
        for (const n of nodes) byDecl.set(n, neu)
        note(owner, neu)
        continue
      }
      // member: every property / method / parameter-local / local declared with this name anywhere inside the declaration
      let hit = false
      const visit = (n) => {
        if (
          n.name &&
          ts.isIdentifier(n.name) &&
          n.name.text === member &&
          (ts.isPropertySignature(n) ||
            ts.isMethodSignature(n) ||
            ts.isPropertyDeclaration(n) ||
            ts.isMethodDeclaration(n) ||
            ts.isPropertyAssignment(n) ||
            ts.isGetAccessor(n) ||
            ts.isParameter(n) ||
            ts.isVariableDeclaration(n) ||
            ts.isBindingElement(n) ||
            ts.isFunctionDeclaration(n) ||
            ts.isShorthandPropertyAssignment(n))
        ) {
          byDecl.set(n, neu)
          hit = true
        }
        ts.forEachChild(n, visit)
      }
      nodes.forEach(visit)
      if (!hit) warnings.push(`no such member: ${file}#${key}`)
      else note(member, neu)
    }
  }
  const declName = (sym) => {
    if (!sym) return
    if (sym.flags & ts.SymbolFlags.Alias) {
      try {
        sym = checker.getAliasedSymbol(sym)
      } catch {
        return
      }
    }
    for (const d of sym.declarations ?? []) {
      const n = byDecl.get(d)
      if (n) return n
    }
  }
  const isProp = (d) =>
    ts.isPropertySignature(d) ||
    ts.isMethodSignature(d) ||
    ts.isPropertyDeclaration(d) ||
    ts.isPropertyAssignment(d) ||
    ts.isMethodDeclaration(d) ||
    ts.isShorthandPropertyAssignment(d)
  const propName = (type, name) => {
    if (!type) return
    const types = type.isUnionOrIntersection?.() ? [type, ...type.types] : [type]
    for (const t of types) {
      const n = declName(t.getProperty?.(name))
      if (n) return n
      const a = checker.getApparentType(t).getProperty?.(name)
      const m = declName(a)
      if (m) return m
    }
  }
  // locals introduced by `{ foo }` bindings whose property is renamed follow the property
  const files = program
    .getSourceFiles()
    .filter((f) => f.fileName.startsWith(root + '/') && !f.fileName.includes('/node_modules/'))
  const eachId = (sf, cb) => {
    const v = (n) => {
      if (ts.isIdentifier(n)) cb(n)
      ts.forEachChild(n, v)
    }
    v(sf)
  }
  for (const sf of files)
    eachId(sf, (id) => {
      const p = id.parent
      if (
        ts.isBindingElement(p) &&
        p.name === id &&
        !p.propertyName &&
        ts.isObjectBindingPattern(p.parent) &&
        !p.dotDotDotToken
      ) {
        if (byDecl.get(p)) return
        const n = propName(checker.getTypeAtLocation(p.parent), id.text)
        if (n) byDecl.set(p, n)
      }
    })
  let count = 0
  for (const sf of files) {
    const edits = []
    const existing = new Set()
    eachId(sf, (id) => existing.add(id.text))
    const introduced = new Set()
    eachId(sf, (id) => {
      const p = id.parent
      let out
      if (ts.isShorthandPropertyAssignment(p) && p.name === id) {
        const v = declName(checker.getShorthandAssignmentValueSymbol(p))
        const q = byDecl.get(p) ?? propName(checker.getContextualType(p.parent), id.text)
        if (v || q) {
          const a = q ?? id.text,
            b = v ?? id.text
          out = a === b ? a : `${a}: ${b}`
        }
      } else if (
        ts.isBindingElement(p) &&
        p.name === id &&
        !p.propertyName &&
        ts.isObjectBindingPattern(p.parent) &&
        !p.dotDotDotToken
      ) {
        const q = propName(checker.getTypeAtLocation(p.parent), id.text)
        const v = byDecl.get(p)
        if (q || v) {
          const a = q ?? id.text,
            b = v ?? id.text
          out = a === b ? a : `${a}: ${b}`
        }
      } else if (ts.isBindingElement(p) && p.propertyName === id) {
        out = propName(checker.getTypeAtLocation(p.parent), id.text)
      } else if (
        (ts.isPropertyAssignment(p) || ts.isMethodDeclaration(p)) &&
        p.name === id &&
        ts.isObjectLiteralExpression(p.parent)
      ) {
        out = byDecl.get(p) ?? propName(checker.getContextualType(p.parent), id.text)
      } else if (ts.isJsxAttribute(p) && p.name === id) {
        out = propName(checker.getContextualType(p.parent), id.text)
      } else if (ts.isImportSpecifier(p) && !p.propertyName && p.name === id) {
        out = declName(checker.getSymbolAtLocation(id))
      } else if ((ts.isImportSpecifier(p) || ts.isExportSpecifier(p)) && p.propertyName && p.name === id) {
        out = undefined
      } else if (ts.isImportSpecifier(p) && p.propertyName === id) {
        out = declName(checker.getSymbolAtLocation(id)) ?? declName(checker.getSymbolAtLocation(p.name))
      } else {
        let sym = checker.getSymbolAtLocation(id)
        // `import { x as y }`: uses of y keep their name
        if (
          sym &&
          sym.flags & ts.SymbolFlags.Alias &&
          sym.declarations?.some((d) => ts.isImportSpecifier(d) && d.propertyName)
        )
          sym = undefined
        if (
          sym &&
          sym.flags & ts.SymbolFlags.Alias &&
          sym.declarations?.some((d) => ts.isNamespaceImport(d) || ts.isImportClause(d))
        )
          sym = undefined
        out = declName(sym)
        if (!out && ts.isPropertyAccessExpression(p) && p.name === id)
          out = propName(checker.getTypeAtLocation(p.expression), id.text)
      }
      if (out && out !== id.text) {
        edits.push([id.getStart(sf), id.getEnd(), out])
        const last = out.split(': ').at(-1)
        if (existing.has(last)) introduced.add(last)
      }
    })
    // import { x as y } where new x === y
    if (edits.length) {
      edits.sort((a, b) => b[0] - a[0])
      let text = sf.text
      for (const [s, e, o] of edits) text = text.slice(0, s) + o + text.slice(e)
      text = text.replace(/\b(\w+) as \1\b(?=\s*[,}])/g, '$1')
      fs.writeFileSync(sf.fileName, text)
      count += edits.length
      if (introduced.size)
        warnings.push(`${path.relative(root, sf.fileName)}: name(s) were there before: ${[...introduced].join(', ')}`)
    }
  }
  console.log(`${count} identifiers renamed`)
  // comments and Markdown name them too
  const names = [...commentNames].filter(([, n]) => n)
  if (names.length) {
    const re = new RegExp(`(?<![\\w.-])(${names.map(([o]) => o).join('|')})(?![\\w-])`, 'g')
    const map = new Map(names)
    for (const f of tracked()) {
      if (/\.md$/.test(f) && !f.startsWith('docs/paths/')) {
        const t = fs.readFileSync(abs(f), 'utf8')
        const u = t.replace(re, (m) => map.get(m))
        if (u !== t) fs.writeFileSync(abs(f), u)
      } else if (/\.(tsx?|mts|mjs)$/.test(f)) {
        const t = fs.readFileSync(abs(f), 'utf8')
        const u = t.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g, (c) => c.replace(re, (m) => map.get(m)))
        if (u !== t) fs.writeFileSync(abs(f), u)
      }
    }
  }
}
// ---------- texts
for (const { files, from, to } of texts) {
  let n = 0
  for (const f of tracked()) {
    if (!files.test(f)) continue
    const t = fs.readFileSync(abs(f), 'utf8')
    const u = t.replace(from, to)
    if (u !== t) {
      fs.writeFileSync(abs(f), u)
      n++
    }
  }
  if (!n) warnings.push(`text op found nothing: ${files} ${from}`)
}
// ---------- moves
if (moves.length) {
  const sorted = [...moves].sort((a, b) => b[0].length - a[0].length)
  const mapped = (p) => {
    for (const [a, b] of sorted) {
      if (p === a) return b
      if (p.startsWith(a + '/')) return b + p.slice(a.length)
    }
    return p
  }
  const all = tracked()
  const isFile = new Set(all)
  const isDir = new Set(
    all.flatMap((f) => {
      const o = []
      let d = path.dirname(f)
      while (d !== '.') {
        o.push(d)
        d = path.dirname(d)
      }
      return o
    }),
  )
  for (const [a] of moves) if (!isFile.has(a) && !isDir.has(a)) warnings.push(`nothing to move at ${a}`)
  const movedTo = new Map(all.map((f) => [f, mapped(f)]))
  const targets = new Map()
  for (const [f, t] of movedTo) {
    if (targets.has(t)) warnings.push(`two files at ${t}`)
    targets.set(t, f)
  }
  const rel = (fromFile, to) => {
    let r = path.relative(path.dirname(fromFile), to)
    if (!r.startsWith('.')) r = './' + r
    return r
  }
  const code = all.filter((f) => /\.(tsx?|mts|mjs|html)$/.test(f))
  const repoRe = new RegExp(
    `(?<![\\w./-])(${sorted.map(([a]) => a.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})(?![\\w-]|\\.(?!\\s|$|[a-z]+\\b))`,
    'g',
  )
  for (const f of all) {
    if (
      !/\.(tsx?|mts|mjs|md|json|html|yml|rc|run)$|rc$|ignore$|attributes$|\.ci\/run$/.test(f) ||
      f === 'package-lock.json' ||
      f.startsWith('docs/paths/')
    )
      continue
    const t = fs.readFileSync(abs(f), 'utf8')
    let u = t
    if (code.includes(f))
      u = u.replace(/(['"`])(\.\.?\/[^'"`\s$]*|\.\.)\1/g, (m, q, spec) => {
        const [clean, ...query] = spec.split(/(?=[?#])/)
        let target = path.normalize(path.join(path.dirname(f), clean))
        const slash = target.endsWith('/')
        if (slash) target = target.slice(0, -1)
        let real = isFile.has(target) ? target : undefined
        if (!real)
          for (const e of ['.ts', '.tsx', '.mts', '.mjs', '.css.ts'])
            if (isFile.has(target + e)) {
              const to = mapped(target + e)
              const neu = rel(mapped(f), to).slice(0, -e.length)
              return q + neu + query.join('') + q
            }
        if (!real && isDir.has(target)) {
          const neu = rel(mapped(f), mapped(target)) + (slash ? '/' : '')
          return q + neu + query.join('') + q
        }
        if (!real && target === '.') {
          const r = path.relative(path.dirname(mapped(f)), '.') || '.'
          return q + r + (slash ? '/' : '') + q
        }
        if (!real) return m
        return q + rel(mapped(f), mapped(real)) + query.join('') + q
      })
    u = u.replace(repoRe, (m) => mapped(m))
    // Markdown links
    if (/\.md$/.test(f))
      u = u.replace(/\]\(([^)#:\s]+)((?:#[^)]*)?)\)/g, (m, l, h) => {
        const target = path.normalize(path.join(path.dirname(f), l))
        if (!isFile.has(target) && !isDir.has(target)) return m
        let r = path.relative(path.dirname(mapped(f)), mapped(target))
        return `](${r}${h})`
      })
    if (u !== t) fs.writeFileSync(abs(f), u)
  }
  for (const [a, b] of movedTo)
    if (a !== b) {
      fs.mkdirSync(path.dirname(abs(b + '.')), { recursive: true })
    }
  const tmp = []
  for (const [a, b] of movedTo)
    if (a !== b) {
      fs.renameSync(abs(a), abs(b) + '.__moving')
      tmp.push(b)
    }
  for (const b of tmp) fs.renameSync(abs(b) + '.__moving', abs(b))
  console.log(`${tmp.length} files moved`)
  try {
    git('clean', '-fdq', '--', 'no-such')
  } catch {}
  // empty folders
  const prune = (d) => {
    for (const e of fs.readdirSync(d, { withFileTypes: true }))
      if (e.isDirectory() && !['node_modules', '.git'].includes(e.name)) prune(path.join(d, e.name))
    if (fs.readdirSync(d).length === 0) fs.rmdirSync(d)
  }
  for (const d of ['src', 'server', 'test', 'tools', 'bench', 'docs']) prune(abs(d))
}
for (const w of warnings) console.log('! ' + w)
