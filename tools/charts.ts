// `npm run charts` draws every exported machine. With --check it fails if a drawing is out of date.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { StateMachine, type AnyStateMachine } from 'xstate'
import { mermaid } from './lib/mermaid.ts'

const folder = 'docs/machines'

/** Finds every machine exported by a file under src/machines. Each id names a drawing, so ids must be unique. */
async function discoverMachines(): Promise<Map<string, AnyStateMachine>> {
  const files = readdirSync('src/machines', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.machine.ts'))
    .sort()
  const machines = new Map<string, AnyStateMachine>()
  for (const file of files) {
    const exported = (await import(pathToFileURL(join('src/machines', file)).href)) as Record<string, unknown>
    for (const machine of Object.values(exported)) {
      if (!(machine instanceof StateMachine)) continue
      const known = machines.get(machine.id)
      if (known && known !== machine) throw new Error(`Two machines have the id ${machine.id}, one of them in ${file}`)
      machines.set(machine.id, machine)
    }
  }
  return machines
}

function readDrawing(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

const drawings = new Map<string, string>()
for (const [id, machine] of await discoverMachines()) drawings.set(join(folder, `${id}.mmd`), mermaid(machine))

mkdirSync(folder, { recursive: true })
const obsolete = readdirSync(folder)
  .filter((name) => name.endsWith('.mmd'))
  .map((name) => join(folder, name))
  .filter((file) => !drawings.has(file))
const outdated = [...drawings].filter(([file, text]) => readDrawing(file) !== text)

if (process.argv.includes('--check')) {
  const names = [...outdated.map(([file]) => file), ...obsolete].map((file) => basename(file))
  if (names.length > 0) {
    console.error(`Out of date: ${names.join(', ')}. Regenerate them with: npm run charts`)
    process.exitCode = 1
  }
} else {
  for (const [file, text] of outdated) writeFileSync(file, text)
  for (const file of obsolete) rmSync(file)
  console.log(`${drawings.size} state diagrams in ${folder}, ${outdated.length + obsolete.length} of them changed`)
}
