// `npm run qa` replays every staged path in Chromium; `npm run qa -- session.tour` those whose id holds these words.
import { rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureHeadlessShell } from './lib/chromium.mjs'
import type { ToldPath } from './paths/exports/told.ts'
import { buildQa } from './qa/build.ts'
import { carriedBy, resultOnTheWay } from './qa/carried.ts'
import { playAll } from './qa/pool.ts'
import type { PathResult } from './qa/replay/play.ts'
import type { Mode } from './qa/replay/scene.ts'
import { isGreen, type Played, writeReport } from './qa/report.ts'
import { keep, keepOnly } from './qa/record.ts'
import { readSeen } from './qa/seen.ts'
import { corpusWithSessions } from './qa/served.ts'
import { shorterWay } from './qa/shorter-way.ts'
import type { Task } from './qa/worker.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Leave the build as it is. */
    built: { type: 'boolean', default: false },
    /** Keep what is seen as what is to be seen from now on. */
    record: { type: 'boolean', default: false },
    /** All by mouse, or all by keys. */
    mode: { type: 'string' },
    workers: { type: 'string', default: '2' },
    /** How often each path is played: what is not always green is not green. */
    times: { type: 'string', default: '1' },
    /** Every press is a double click or a double Enter, and the data are the same. */
    double: { type: 'boolean', default: false },
    /** A seed: the server is slow at random, and in the same way for the same seed. */
    slow: { type: 'string' },
    pictures: { type: 'boolean', default: true },
    report: { type: 'string', default: 'test-results/qa' },
  },
  allowNegative: true,
})

const root = process.cwd()
await ensureHeadlessShell()
const began = performance.now()
if (!values.built) await buildQa(root)

const isWhole = positionals.length === 0
const machines = corpusWithSessions()
const all = machines.flatMap(({ paths }) => paths.filter(({ stage }) => stage !== null))
const replayedOf = (machine: string) => all.filter((path) => path.machine === machine).map(({ id }) => id)
const isAsked = ({ id }: ToldPath) => isWhole || positionals.some((part) => id.includes(part))

/** Half of the paths by mouse and half by keys; the same half each time. */
function modeOf(id: string): Mode {
  if (values.mode === 'pointer' || values.mode === 'keyboard') return values.mode
  return [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 2 === 0 ? 'pointer' : 'keyboard'
}

const once = all.filter(isAsked).map((path): Task => {
  const expected = values.record ? undefined : readSeen(path.machine)[path.id]
  return { path, mode: modeOf(path.id), expected }
})

const carried = carriedBy(once)
const tasks = Array.from({ length: Number(values.times) }, () => [...carried.keys()]).flat()

function tell({ id, steps, took, onTheWayOf }: PathResult, mode: Mode) {
  const green = steps.every(({ faults }) => faults.length === 0)
  console.log(
    `${green ? '✓' : '✗'} ${id} (${onTheWayOf ? `on the way of ${onTheWayOf}` : mode}, ${steps.length} steps, ${took} ms)`,
  )
  if (green) return
  for (const { words, state, took: ms, faults } of steps)
    console.log([`    ${words} → ${state} (${ms} ms)`, ...faults.map((fault) => `      ✗ ${fault}`)].join('\n'))
}

const played: Played[] = []
const pictures = values.pictures ? resolve(root, values.report, 'pictures') : undefined
rmSync(resolve(root, values.report), { recursive: true, force: true })
const options = { root, workers: Number(values.workers), pictures, slow: values.slow, isDouble: values.double }
await playAll(tasks, {
  ...options,
  onResult: (result, task) => {
    const onTheWay = carried.get(task)!.map((each) => ({ task: each, result: resultOnTheWay(each, result) }))
    for (const each of [{ task, result }, ...onTheWay]) {
      tell(each.result, task.mode)
      played.push({ ...each, shortest: null })
      // At once: what is recorded stays so, whatever becomes of the rest.
      if (values.record && isGreen(each.result))
        keep(each.result, each.task.path.machine, replayedOf(each.task.path.machine))
    }
  },
})

for (const each of played.filter(({ result }) => !isGreen(result) && !result.onTheWayOf)) {
  const way = shorterWay(each.task.path, each.result.steps.length - 1)
  if (!way) continue
  await playAll([{ path: way, mode: each.task.mode, expected: undefined }], {
    ...options,
    onResult: (result) => {
      if (isGreen(result)) return
      each.shortest = result
      console.log('The shortest way to this fault:')
      tell(result, each.task.mode)
    },
  })
}

if (values.record) {
  if (isWhole) keepOnly([...new Set(all.map(({ machine }) => machine))])
  console.log('Recorded. What the paths prove by it, and what the lists lack: npm run paths')
}

const order = new Map(once.map(({ path }, at) => [path.id, at]))
const sorted = played.toSorted((a, b) => order.get(a.result.id)! - order.get(b.result.id)!)
const took = performance.now() - began
const file = writeReport(resolve(root, values.report), sorted, took, values.slow)
const failed = played.filter(({ result }) => !isGreen(result)).length
console.log(
  `${played.length - failed} of ${played.length} paths are green after ${Math.round(took / 1000)} s; report: ${file}`,
)
const missing = once.length * Number(values.times) - played.length
if (process.env.TEST_TOTALS)
  writeFileSync(process.env.TEST_TOTALS, JSON.stringify({ passed: played.length - failed, failed: failed + missing }))
process.exitCode = failed > 0 || missing > 0 ? 1 : 0
