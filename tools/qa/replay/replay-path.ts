import type { SerialisedPath, SerialisedStep } from '../../test-paths/serialise.ts'
import { missingEvidence, observationsOf } from '../../test-paths/proven-requirements.ts'
import type { PageSnapshot } from '../instrumentation/page-snapshot.ts'
import type { Write } from '../test-server/write-log.ts'
import { englishWording, type Wording } from '../wording/wording.ts'
import {
  allParts,
  hasLine,
  isSameJson,
  snapshotFaults,
  type SnapshotPart,
  type StepSnapshot,
} from './snapshot-faults.ts'
import type { AppObservation, AppUnderTest } from './app-under-test.ts'

export interface StepResult {
  description: string
  expectedState: string
  state: string | null
  expected: StepSnapshot | null
  actual: StepSnapshot | null
  /** Milliseconds. */
  durationMs: number
  /** What differs from the expectation; empty if nothing does. */
  faults: readonly string[]
  /** The outgoing calls, the live-region texts, and the app's texts on the page at the last observation. */
  observations: readonly string[]
  picture?: string
}

export interface PathResult {
  id: string
  durationMs: number
  /** The results so far; the first is the opening. No step follows a failed one. */
  steps: readonly StepResult[]
  /** Id of the longer path whose replay checks this one. */
  coveredBy?: string
}

interface ReplayListener {
  /** Runs before the step's actions. */
  before?: (at: number, description: string) => Promise<void> | void
  after?: (at: number, result: StepResult) => Promise<void> | void
  /** Saves a picture of the page and returns its file name. */
  picture?: (at: number) => Promise<string>
}

interface ReplayOptions extends ReplayListener {
  /** The parts of the snapshots that are compared; by default all. */
  parts?: readonly SnapshotPart[]
  /** The language of the page; by default English. */
  wording?: Wording
}

type FoundStep = Omit<AppObservation, 'snapshot' | 'observations'> & { actual: StepSnapshot }
type ExpectedStep = Pick<SerialisedStep, 'description' | 'state' | 'transitions'>

const timeoutMs = 5000

/** Sums the writes as a single read of the write log would: by table, removals first. */
function sumWrites(writes: readonly Write[]): string[] {
  const kinds = ['removed', 'added', 'changed'] as const
  return [...new Set(writes.map(({ table }) => table))].toSorted().flatMap((table) =>
    kinds.flatMap((kind) => {
      const alike = writes.filter((each) => each.table === table && each.kind === kind)
      const rows = alike.reduce((sum, each) => sum + each.rows, 0)
      return rows > 0 ? [`${table}: ${rows} ${kind}`] : []
    }),
  )
}

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Polls until the value is as wanted or the time is up. Returns the last value. */
async function pollUntil<T>(ask: () => Promise<T>, isWanted: (value: T) => boolean, ms = timeoutMs): Promise<T> {
  const end = Date.now() + ms
  for (let wait = 5; ; wait = Math.min(wait * 2, 80)) {
    const value = await ask()
    if (isWanted(value) || Date.now() > end) return value
    await delay(wait)
  }
}

/** Waits until the page is at rest and stays the same, for steps without an expectation. */
async function waitUntilStable(
  app: AppUnderTest,
  observe: () => Promise<FoundStep>,
  first: FoundStep,
): Promise<FoundStep> {
  let last = first
  let quiet = 0
  await pollUntil(
    async () => ({ found: await observe(), isResting: await app.isResting() }),
    ({ found, isResting }) => {
      quiet = isResting && isSameJson(found, last) ? quiet + 1 : 0
      last = found
      return quiet >= 6
    },
  )
  return last
}

/**
 * Waits until the page is as wanted and at rest. Before that it may still change: a loader disappears, a dialog hides the page under
 * it. Whether an observation falls in between is chance.
 */
async function atRest(
  scene: AppUnderTest,
  look: () => Promise<FoundStep>,
  isWanted: (found: FoundStep) => boolean,
): Promise<FoundStep> {
  const { found } = await pollUntil(
    async () => ({ isResting: await scene.isResting(), found: await look() }),
    ({ isResting, found: each }) => isResting && isWanted(each),
  )
  return found
}

/** Polls, because the accessibility tree lags behind the page. */
const checkAccessibilityTree = (app: AppUnderTest, snapshot: PageSnapshot) =>
  pollUntil(
    async () => (await app.accessibilityFaults?.(snapshot)) ?? [],
    (faults) => faults.length === 0,
    2000,
  )

/** Replays one path. `expected` has the snapshots of the start and of each step, where they are recorded. */
export async function replayPath(
  path: SerialisedPath,
  app: AppUnderTest,
  expected: readonly StepSnapshot[] | undefined,
  { parts = allParts, wording = englishWording, ...listener }: ReplayOptions = {},
): Promise<PathResult> {
  const { scenario } = path
  if (!scenario) throw new Error(`${path.id} has no scenario: it is checked on the machine only`)
  const started = performance.now()
  const results: StepResult[] = []

  /** The requirements that the path claims to prove without having observed their evidence. */
  const unprovenRequirements = (steps: readonly Pick<StepResult, 'observations'>[]) =>
    missingEvidence(path.requirements, path.machine, observationsOf(steps), hasLine(wording)).map(
      (id) => `${id}: its call or words are not seen`,
    )

  async function step(at: number, { description, state, transitions }: ExpectedStep, act: () => Promise<void>) {
    const stepStartedAt = performance.now()
    await listener.before?.(at, description)
    const faults: string[] = []
    const noted = new Set<string>()
    let observations: readonly string[] = []
    let actual: StepSnapshot | null = null
    let now: string | null = null
    try {
      await act()
      const want = expected?.[at]
      const written: Write[] = []
      const observe = async (): Promise<FoundStep> => {
        written.push(...(await app.writes()))
        const { snapshot, observations: newObservations, ...rest } = await app.observe(path.machine)
        for (const observation of newObservations) noted.add(observation)
        observations = [...new Set([...noted, ...rest.written])]
        return { ...rest, actual: { ...snapshot, writes: sumWrites(written) } }
      }
      const problemsOf = (found: FoundStep) => [
        ...(found.state === state ? [] : [`state: expected ${state}, found ${found.state ?? 'no such machine'}`]),
        ...transitions.filter((name) => !found.transitions.includes(name)).map((name) => `not taken: ${name}`),
        ...(want ? snapshotFaults(want, found.actual, { parts, wording }) : []),
        ...(want && parts === allParts && at === path.steps.length
          ? unprovenRequirements([...results, { observations }])
          : []),
      ]
      const isRight = (each: FoundStep) => problemsOf(each).length === 0
      const found = want
        ? await atRest(app, observe, isRight)
        : await waitUntilStable(app, observe, await pollUntil(observe, isRight))
      now = found.state
      actual = found.actual
      faults.push(...problemsOf(found))
      if (faults.length === 0) faults.push(...(await checkAccessibilityTree(app, actual)))
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error))
    }
    const result: StepResult = {
      description,
      expectedState: state,
      state: now,
      expected: expected?.[at] ?? null,
      actual,
      durationMs: Math.round(performance.now() - stepStartedAt),
      faults,
      observations,
    }
    const picture = await listener.picture?.(at)
    if (picture) result.picture = picture
    results.push(result)
    await listener.after?.(at, result)
    return faults.length === 0
  }

  const opening = { description: `Open ${scenario.address}`, state: path.start, transitions: [] }
  let hasPassed = await step(0, opening, async () => {
    await app.open(scenario)
    for (const action of scenario.before ?? []) await app.act(action)
  })
  for (const [at, pathStep] of path.steps.entries()) {
    if (!hasPassed) break
    hasPassed = await step(at + 1, pathStep, async () => {
      await app.beginStep()
      for (const action of pathStep.actions) await app.act(action)
    })
  }
  return { id: path.id, durationMs: Math.round(performance.now() - started), steps: results }
}
