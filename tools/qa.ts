// `npm run qa` replays every scenario path in Chromium. `npm run qa -- session.tour` replays the paths whose id contains this text.
import { rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { languageNames } from '../src/phrases/languages.ts'
import { ensureHeadlessShell } from './lib/chromium.mjs'
import type { SerialisedPath } from './test-paths/serialise.ts'
import { buildQa } from './qa/build.ts'
import { coverByLonger, resultWithinLonger } from './qa/covered-by-longer.ts'
import { replayAll } from './qa/worker-pool.ts'
import type { PathResult } from './qa/replay/replay-path.ts'
import type { InputMode } from './qa/replay/app-under-test.ts'
import { isGreen, type ReplayedPath, writeReport } from './qa/report.ts'
import { saveRecording, removeOtherRecordings } from './qa/save-recording.ts'
import { readSnapshots } from './qa/snapshots.ts'
import { corpusWithRecordedSessions } from './qa/serve-page.ts'
import { replayOrder } from './qa/replay-order.ts'
import { shorterPath } from './qa/shorter-path.ts'
import type { ReplayTask } from './qa/worker.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Use the existing build. */
    built: { type: 'boolean', default: false },
    /** Store the snapshots of this run as the expected ones. */
    record: { type: 'boolean', default: false },
    /** `pointer` or `keyboard` for all paths. */
    mode: { type: 'string' },
    workers: { type: 'string', default: '2' },
    /** Number of runs per path. A path has to pass every time. */
    times: { type: 'string', default: '1' },
    /** A path that fails is replayed once more: on a shared machine the browser can lose its time slice for seconds. */
    retry: { type: 'boolean', default: false },
    /** Every press is a double click or a double Enter. The data must stay the same. */
    double: { type: 'boolean', default: false },
    /** Seed of random server delays. The same seed gives the same delays. */
    slow: { type: 'string' },
    /** Language of the app. The paths and snapshots are translated into it. */
    language: { type: 'string', default: 'en' },
    /** No path begins after this moment, in seconds since 1970. Those left out are counted, and each day begins with others. */
    until: { type: 'string' },
    pictures: { type: 'boolean', default: true },
    report: { type: 'string', default: 'test-results/qa' },
  },
  allowNegative: true,
})

const { language } = values
if (!(language in languageNames))
  throw new Error(`No language ${language}. The app speaks ${Object.keys(languageNames).join(', ')}.`)
if (values.record && language !== 'en') throw new Error('The snapshots are recorded in English')

const root = process.cwd()
await ensureHeadlessShell()
const startedAt = performance.now()
if (!values.built) await buildQa(root, language === 'en' ? [] : [language])

const isFullRun = positionals.length === 0
const machines = corpusWithRecordedSessions()
const all = machines.flatMap(({ paths }) => paths.filter(({ scenario }) => scenario !== null))
const replayedOf = (machine: string) => all.filter((path) => path.machine === machine).map(({ id }) => id)
const isRequested = ({ id }: SerialisedPath) => isFullRun || positionals.some((part) => id.includes(part))

/** A heading takes no focus, so only the pointer can press it. Of two tabs, only one has the keyboard. */
const needsPointer = ({ scenario, steps }: SerialisedPath) =>
  [...(scenario?.before ?? []), ...steps.flatMap(({ actions }) => actions)].some(
    (action) => action.do === 'inOtherTab' || ('on' in action && action.on.role === 'heading'),
  )

/** Half of the paths use the mouse, half the keyboard. A path always gets the same mode. */
function modeOf(path: SerialisedPath): InputMode {
  if (values.mode === 'pointer' || values.mode === 'keyboard') return values.mode
  const sum = [...path.id].reduce((total, letter) => total + letter.charCodeAt(0), 0)
  return needsPointer(path) || sum % 2 === 0 ? 'pointer' : 'keyboard'
}

const requestedTasks = all.filter(isRequested).map((path): ReplayTask => {
  const expected = values.record ? undefined : readSnapshots(path.machine)[path.id]
  return { path, mode: modeOf(path), expected }
})

const tasksByLongest = coverByLonger(requestedTasks)
const until = values.until === undefined ? undefined : Number(values.until) * 1000
const allTasks = Array.from({ length: Number(values.times) }, () => [...tasksByLongest.keys()]).flat()
const tasks = until === undefined ? allTasks : replayOrder(allTasks, Date.now())

function printResult({ id, steps, durationMs, coveredBy }: PathResult, mode: InputMode) {
  const green = steps.every(({ faults }) => faults.length === 0)
  console.log(
    `${green ? '✓' : '✗'} ${id} (${coveredBy ? `covered by ${coveredBy}` : mode}, ${steps.length} steps, ${durationMs} ms)`,
  )
  if (green) return
  for (const { description, state, durationMs: ms, faults } of steps)
    console.log([`    ${description} → ${state} (${ms} ms)`, ...faults.map((fault) => `      ✗ ${fault}`)].join('\n'))
}

let replayed: ReplayedPath[] = []
let again: ReplayTask[] = []
const pictures = values.pictures ? resolve(root, values.report, 'pictures') : undefined
rmSync(resolve(root, values.report), { recursive: true, force: true })
const options = {
  root,
  workers: Number(values.workers),
  pictures,
  slow: values.slow,
  isDouble: values.double,
  language,
}
const onResult = (result: PathResult, task: ReplayTask) => {
  const onTheWay = tasksByLongest.get(task)!.map((each) => ({ task: each, result: resultWithinLonger(each, result) }))
  for (const each of [{ task, result }, ...onTheWay]) {
    printResult(each.result, task.mode)
    replayed.push({ ...each, shortest: null })
    // Saves each result at once, so that it is stored whatever happens to the rest.
    if (values.record && isGreen(each.result))
      saveRecording(each.result, each.task.path.machine, replayedOf(each.task.path.machine))
  }
}
await replayAll(tasks, { ...options, until, onResult })

if (values.retry) {
  const failedTasks = new Set(replayed.filter(({ result }) => !isGreen(result)).map(({ task }) => task))
  const withCovered = (task: ReplayTask) => [task, ...tasksByLongest.get(task)!]
  again = [...tasksByLongest.keys()].filter((task) => withCovered(task).some((each) => failedTasks.has(each)))
  if (again.length > 0) console.log('Second try:')
  const repeated = new Set(again.flatMap(withCovered))
  replayed = replayed.filter(({ task }) => !repeated.has(task))
  await replayAll(again, { ...options, onResult })
}

for (const each of replayed.filter(({ result }) => !isGreen(result) && !result.coveredBy)) {
  const way = shorterPath(each.task.path, each.result.steps.length - 1)
  if (!way) continue
  await replayAll([{ path: way, mode: each.task.mode, expected: undefined }], {
    ...options,
    onResult: (result) => {
      if (isGreen(result)) return
      each.shortest = result
      console.log('Shortest path to this fault:')
      printResult(result, each.task.mode)
    },
  })
}

if (values.record) {
  if (isFullRun) removeOtherRecordings([...new Set(all.map(({ machine }) => machine))])
  console.log('Recorded. To update the proven requirements and the lists: npm run paths')
}

const order = new Map(requestedTasks.map(({ path }, at) => [path.id, at]))
const sorted = replayed.toSorted((a, b) => order.get(a.result.id)! - order.get(b.result.id)!)
const durationMs = performance.now() - startedAt
const file = writeReport(resolve(root, values.report), sorted, durationMs, values.slow)
const failures = replayed.filter(({ result }) => !isGreen(result)).map(({ result }) => `the replay of ${result.id}`)
const failed = failures.length
console.log(
  `${replayed.length - failed} of ${replayed.length} paths passed after ${Math.round(durationMs / 1000)} s; report: ${file}`,
)
const notReplayed = requestedTasks.length * Number(values.times) - replayed.length
const isOutOfTime = until !== undefined && Date.now() > until
if (isOutOfTime) console.log(`Out of time: ${notReplayed} paths were not replayed`)
const missing = isOutOfTime ? 0 : notReplayed
const secondTries = again.map(({ path }) => `the replay of ${path.id}`)
if (missing > 0) failures.push(`the replay: ${missing} paths did not end`)
if (process.env.TEST_TOTALS) {
  const totals = { passed: replayed.length - failed, failed: failed + missing, failures, secondTries }
  writeFileSync(process.env.TEST_TOTALS, JSON.stringify(totals))
}
process.exitCode = failed > 0 || missing > 0 ? 1 : 0
