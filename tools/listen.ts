// `npm run listen` does tasks by keyboard with the screen reader Orca, and compares what it says with the transcripts in test/listen.
// A task in which something else is heard is done up to twice more, since Orca drops an utterance now and then.
// `npm run listen -- sign-in` does one task; --write stores what was said; --times 2 does each task twice.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startServer } from '../test/support/server.ts'
import { ensureBuilt } from './lib/build.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { missingPackages, readerVersion } from './listen/desktop.ts'
import { clockEnvironment, playTask } from './listen/play.ts'
import { tasks } from './listen/tasks/tasks.ts'
import { differences, readerOf, writeTranscript } from './listen/transcript.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Store the transcripts of this run as the expected ones. */
    write: { type: 'boolean', default: false },
    times: { type: 'string', default: '1' },
    /** File for what Orca writes about its reasons. */
    debug: { type: 'string' },
  },
})

const folder = 'test/listen'
const asked = tasks.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
let passed = 0
let failed = 0

async function listenToAll() {
  const executablePath = await ensureChromium()
  await ensureBuilt()
  const data = mkdtempSync(join(tmpdir(), 'back-office-listen-data-'))
  try {
    await (await startServer({ env: clockEnvironment, dataDir: data })).stop()
    mkdirSync(folder, { recursive: true })
    for (const task of asked)
      for (let time = 0; time < Number(values.times); time += 1) {
        const file = join(folder, `${task.name}.txt`)
        const expected = existsSync(file) ? readFileSync(file, 'utf8') : ''
        const options = { executablePath, data, expected, debugFile: values.debug }
        let heard = writeTranscript(await playTask(task, options))
        for (let more = 2; more > 0 && !values.write && differences(expected, heard).length > 0; more -= 1) {
          console.log([`Another try: ${task.name}`, ...differences(expected, heard)].join('\n'))
          heard = writeTranscript(await playTask(task, options))
        }
        report(task.name, expected, heard)
        if (values.write) writeFileSync(file, heard)
      }
  } finally {
    rmSync(data, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Shows how a transcript differs from the stored one. */
function report(name: string, expected: string, heard: string) {
  const changes = differences(expected, heard)
  console.log(changes.length === 0 ? `✓ ${name}` : [`✗ ${name}`, ...changes].join('\n'))
  if (changes.length === 0) passed += 1
  else failed += 1
}

/** Why nothing can be compared, if so. Another version of Orca says the same in other words. */
function reasonToSkip() {
  const missing = missingPackages()
  if (missing.length > 0) return `Not listened to: install ${missing.join(', ')}`
  const stored = tasks.map(({ name }) => join(folder, `${name}.txt`)).find((file) => existsSync(file))
  const reader = `Orca ${readerVersion()}`
  if (!values.write && stored && readerOf(readFileSync(stored, 'utf8')) !== reader)
    return `Not listened to: the transcripts are of ${readerOf(readFileSync(stored, 'utf8'))}, and ${reader} is installed`
  return undefined
}

const unknown = positionals.filter((name) => !tasks.some((task) => task.name === name))
if (unknown.length > 0)
  throw new Error(`No task ${unknown.join(', ')}. The tasks: ${tasks.map(({ name }) => name).join(', ')}`)

// At the exit the programs of the desktop are ended.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))

const reason = reasonToSkip()
if (reason) console.log(reason)
else await listenToAll()

if (!reason) console.log(`${passed} passed, ${failed} failed`)
if (!values.write && failed > 0) process.exitCode = 1
