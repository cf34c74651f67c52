import type { ToldPath, ToldStep } from '../../paths/exports/told.ts'
import { notSeen, sightsOf } from '../../paths/proven.ts'
import type { Seen } from '../app/see.ts'
import type { Write } from '../house/ledger.ts'
import type { Look, Scene } from './scene.ts'

/** What is to be seen after a step, and what the database has written. */
export interface Expected extends Seen {
  writes: readonly string[]
}

export interface StepResult {
  words: string
  expectedState: string
  state: string | null
  expected: Expected | null
  actual: Expected | null
  /** In milliseconds. */
  took: number
  /** What is wrong; nothing where it is as it should be. */
  faults: readonly string[]
  /** The calls that went out, what was said, and the words that stood on the page at the last look. */
  sights: readonly string[]
  picture?: string
}

export interface PathResult {
  id: string
  took: number
  /** The start is the first of them; nothing follows a step that went wrong. */
  steps: readonly StepResult[]
  /** The path that this one is the beginning of, where it was judged on the way of that. */
  onTheWayOf?: string
}

export interface Watcher {
  /** Before the step's actions. */
  before?: (at: number, words: string) => Promise<void> | void
  after?: (at: number, result: StepResult) => Promise<void> | void
  /** A picture of the page as it stands, by its file's name. */
  picture?: (at: number) => Promise<string>
}

type Found = Omit<Look, 'seen' | 'sights'> & { actual: Expected }
type Told = Pick<ToldStep, 'words' | 'state' | 'taken'>

const patience = 5000

/** As one look at the ledger would tell them: by table, what was removed first. */
function addUp(writes: readonly Write[]): string[] {
  const kinds = ['removed', 'added', 'changed'] as const
  return [...new Set(writes.map(({ table }) => table))].toSorted().flatMap((table) =>
    kinds.flatMap((kind) => {
      const alike = writes.filter((each) => each.table === table && each.kind === kind)
      const rows = alike.reduce((sum, each) => sum + each.rows, 0)
      return rows > 0 ? [`${table}: ${rows} ${kind}`] : []
    }),
  )
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Asks until it is as wanted, or time is up; gives what it was last. */
async function until<T>(ask: () => Promise<T>, isWanted: (value: T) => boolean, ms = patience): Promise<T> {
  const end = Date.now() + ms
  for (let wait = 5; ; wait = Math.min(wait * 2, 80)) {
    const value = await ask()
    if (isWanted(value) || Date.now() > end) return value
    await pause(wait)
  }
}

/** Whether both say the same, part by part. */
export const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Until the page has come to rest and stays as it is: where nothing is known yet of what to expect. */
async function settle(scene: Scene, look: () => Promise<Found>, first: Found): Promise<Found> {
  let last = first
  let quiet = 0
  await until(
    async () => ({ found: await look(), isResting: await scene.isResting() }),
    ({ found, isResting }) => {
      quiet = isResting && same(found, last) ? quiet + 1 : 0
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
async function atRest(scene: Scene, look: () => Promise<Found>, isWanted: (found: Found) => boolean): Promise<Found> {
  const { found } = await until(
    async () => ({ isResting: await scene.isResting(), found: await look() }),
    ({ isResting, found: each }) => isResting && isWanted(each),
  )
  return found
}

/** A tree is a moment behind the page. */
const heard = (scene: Scene, seen: Seen) =>
  until(
    async () => (await scene.unheard?.(seen)) ?? [],
    (faults) => faults.length === 0,
    2000,
  )

const parts = ['address', 'title', 'heading', 'focus', 'outline', 'writes'] as const
type Part = (typeof parts)[number]

/** What is held against what was seen when it was recorded. */
export const ofEverything: readonly Part[] = parts
/** Of a double press: where one is then, and that the data are the same. Where the focus has gone meanwhile is of the second press. */
export const ofDoublePress: readonly Part[] = ['address', 'writes']

/** In words, where what is seen differs from what was to be seen. */
export const differences = (expected: Expected, actual: Expected, judged = ofEverything) =>
  judged
    .filter((part) => !same(expected[part], actual[part]))
    .map((part) => `${part}: expected ${JSON.stringify(expected[part])}, found ${JSON.stringify(actual[part])}`)

/** Plays one path; `expected` has what is to be seen at its start and after each step, where that is known. */
export async function play(
  path: ToldPath,
  scene: Scene,
  expected: readonly Expected[] | undefined,
  watcher: Watcher = {},
  judged = ofEverything,
): Promise<PathResult> {
  const { stage } = path
  if (!stage) throw new Error(`${path.id} is judged on the machine alone`)
  const started = performance.now()
  const results: StepResult[] = []

  /** What the path is said to prove, and has not seen by its end. */
  const unproved = (steps: readonly Pick<StepResult, 'sights'>[]) =>
    notSeen(path.requirements, path.machine, sightsOf(steps)).map((id) => `${id}: its call or words are not seen`)

  async function step(at: number, { words, state, taken }: Told, act: () => Promise<void>) {
    const began = performance.now()
    await watcher.before?.(at, words)
    const faults: string[] = []
    const noted = new Set<string>()
    let sights: readonly string[] = []
    let actual: Expected | null = null
    let now: string | null = null
    try {
      await act()
      const want = expected?.[at]
      const written: Write[] = []
      const look = async (): Promise<Found> => {
        written.push(...(await scene.writes()))
        const { seen, sights: fresh, ...rest } = await scene.look(path.machine)
        for (const sight of fresh) noted.add(sight)
        sights = [...new Set([...noted, ...rest.written])]
        return { ...rest, actual: { ...seen, writes: addUp(written) } }
      }
      const judge = (found: Found) => [
        ...(found.state === state ? [] : [`state: expected ${state}, found ${found.state ?? 'no such machine'}`]),
        ...taken.filter((name) => !found.taken.includes(name)).map((name) => `not taken: ${name}`),
        ...(want ? differences(want, found.actual, judged) : []),
        ...(want && judged === ofEverything && at === path.steps.length ? unproved([...results, { sights }]) : []),
      ]
      const isRight = (each: Found) => judge(each).length === 0
      let found = await until(look, isRight)
      if (!want) found = await settle(scene, look, found)
      else if (isRight(found)) found = await atRest(scene, look, isRight)
      now = found.state
      actual = found.actual
      faults.push(...judge(found))
      if (faults.length === 0) faults.push(...(await heard(scene, actual)))
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error))
    }
    const result: StepResult = {
      words,
      expectedState: state,
      state: now,
      expected: expected?.[at] ?? null,
      actual,
      took: Math.round(performance.now() - began),
      faults,
      sights,
    }
    const picture = await watcher.picture?.(at)
    if (picture) result.picture = picture
    results.push(result)
    await watcher.after?.(at, result)
    return faults.length === 0
  }

  const opening = { words: `Open ${stage.at}`, state: path.start, taken: [] }
  let goesOn = await step(0, opening, async () => {
    await scene.open(stage)
    for (const action of stage.before ?? []) await scene.act(action)
  })
  for (const [at, told] of path.steps.entries()) {
    if (!goesOn) break
    goesOn = await step(at + 1, told, async () => {
      await scene.beginStep()
      for (const action of told.actions) await scene.act(action)
    })
  }
  return { id: path.id, took: Math.round(performance.now() - started), steps: results }
}
