// `npm run qa` replays every staged path in Chromium; `npm run qa -- session.tour` those whose id holds these words.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { stages } from '../test/stages/stages.ts'
import { walks } from '../test/support/walk-events.ts'
import { corpusOf } from './paths/all.ts'
import type { Path } from './paths/corpus.ts'
import { openWorker } from './qa/worker.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Leave the build as it is. */
    built: { type: 'boolean', default: false },
    mode: { type: 'string' },
  },
})

const root = process.cwd()
if (!values.built) await build({ configFile: join(root, 'tools/qa/vite.config.ts'), logLevel: 'error' })

const paths = corpusOf(stages, walks)
  .flatMap((each) => each.paths)
  .filter(
    (path) => 'stage' in path.on && (positionals.length === 0 || positionals.some((part) => path.id.includes(part))),
  )

const stageOf = (path: Path) => stages.find(({ id }) => 'stage' in path.on && id === path.on.stage)!
/** Half of the paths by mouse and half by keys; the same half each time. */
const modeOf = ({ id }: Path) => {
  if (values.mode === 'pointer' || values.mode === 'keyboard') return values.mode
  return [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 2 === 0 ? 'pointer' : 'keyboard'
}

const worker = await openWorker({ root, seen: () => undefined, stageOf, modeOf })
let failed = 0
for (const path of paths) {
  const { steps, took } = await worker.play(path)
  const wrong = steps.find(({ faults }) => faults.length > 0)
  console.log(`${wrong ? 'FAILED' : 'ok    '} ${path.id} (${modeOf(path)}, ${steps.length} steps, ${took} ms)`)
  if (!wrong) continue
  failed++
  for (const { words, faults, state, took: ms } of steps)
    console.log([`   ${words} → ${state} (${ms} ms)`, ...faults.map((fault) => `      ${fault}`)].join('\n'))
}
await worker.close()
console.log(`${paths.length - failed} of ${paths.length} paths are green`)
process.exitCode = failed > 0 ? 1 : 0
