import type { SerialisedPath, SerialisedStep } from '../../test-paths/serialise.ts'
import { missingEvidence, observationsOf } from '../../test-paths/proven-requirements.ts'
import type { PageSnapshot } from '../instrumentation/page-snapshot.ts'
import type { Write } from '../test-server/write-log.ts'
import type { AppObservation, AppUnderTest } from './app-under-test.ts'

/** What is to be seen after a step, and what the database has written. */
export interface StepSnapshot extends PageSnapshot {
  writes: readonly string[]
}

export interface StepResult {
  description: string
  expectedState: string
  state: string | null
  expected: StepSnapshot | null
  actual: StepSnapshot | null
  /** In milliseconds. */
  durationMs: number
  /** What is wrong; nothing where it is as it should be. */
  faults: readonly string[]
  /** The calls that went out, what was said, and the words that stood on the page at the last look. */
  observations: readonly string[]
  picture?: string
}

export interface PathResult {
  id: string
  durationMs: number
  /** The start is the first of them; nothing follows a step that went wrong. */
  steps: readonly StepResult[]
  /** The path that this one is the beginning of, where it was judged on the way of that. */
  coveredBy?: string
}

export interface ReplayListener {
  /** Before the step's actions. */
  before?: (at: number, description: string) => Promise<void> | void
  after?: (at: number, result: StepResult) => Promise<void> | void
  /** A picture of the page as it stands, by its file's name. */
  picture?: (at: number) => Promise<string>
}

type FoundStep = Omit<AppObservation, 'snapshot' | 'observations'> & { actual: StepSnapshot }
type ExpectedStep = Pick<SerialisedStep, 'description' | 'state' | 'transitions'>

const timeoutMs = 5000

/** As one look at the ledger would tell them: by table, what was removed first. */
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

/** Asks until it is as wanted, or time is up; gives what it was last. */
async function pollUntil<T>(ask: () => Promise<T>, isWanted: (value: T) => boolean, ms = timeoutMs): Promise<T> {
  const end = Date.now() + ms
  for (let wait = 5; ; wait = Math.min(wait * 2, 80)) {
    const value = await ask()
    if (isWanted(value) || Date.now() > end) return value
    await delay(wait)
  }
}

/** Whether both say the same, part by part. */
export const isSameJson = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Until the page has come to rest and stays as it is: where nothing is known yet of what to expect. */
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
 * Until it is as wanted on a page at rest. Before that, what comes next may still change it: a loader gives way, a dialog hides
 * the page under it. Whether somebody looks in between is chance.
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

/** A tree is a moment behind the page. */
const checkAccessibilityTree = (app: AppUnderTest, snapshot: PageSnapshot) =>
  pollUntil(
    async () => (await app.missingFromTree?.(snapshot)) ?? [],
    (faults) => faults.length === 0,
    2000,
  )

const snapshotParts = ['address', 'title', 'heading', 'focus', 'outline', 'writes'] as const
type SnapshotPart = (typeof snapshotParts)[number]

/** What is held against what was seen when it was recorded. */
export const allParts: readonly SnapshotPart[] = snapshotParts
/** Of a double press: where one is then, and that the data are the same. Where the focus has gone meanwhile is of the second press. */
export const doublePressParts: readonly SnapshotPart[] = ['address', 'writes']

/** In words, where what is seen differs from what was to be seen. */
const differences = (expected: StepSnapshot, actual: StepSnapshot, parts = allParts) =>
  parts
    .filter((part) => !isSameJson(expected[part], actual[part]))
    .map((part) => `${part}: expected ${JSON.stringify(expected[part])}, found ${JSON.stringify(actual[part])}`)

/** Plays one path; `expected` has what is to be seen at its start and after each step, where that is known. */
export async function replayPath(
  path: SerialisedPath,
  app: AppUnderTest,
  expected: readonly StepSnapshot[] | undefined,
  listener: ReplayListener = {},
  parts = allParts,
): Promise<PathResult> {
  const { scenario } = path
  if (!scenario) throw new Error(`${path.id} is judged on the machine alone`)
  const started = performance.now()
  const results: StepResult[] = []

  /** What the path is said to prove, and has not seen by its end. */
  const unprovenRequirements = (steps: readonly Pick<StepResult, 'observations'>[]) =>
    missingEvidence(path.requirements, path.machine, observationsOf(steps)).map(
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
        ...(want ? differences(want, found.actual, parts) : []),
        ...(want && parts === allParts && at === path.steps.length
          ? unprovenRequirements([...results, { observations }])
          : []),
      ]
      const isRight = (each: FoundStep) => problemsOf(each).length === 0
      let found = await pollUntil(observe, isRight)
      if (!want) found = await waitUntilStable(app, observe, found)
      else if (isRight(found)) found = await atRest(app, observe, isRight)
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
