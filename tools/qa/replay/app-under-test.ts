import type { Action } from '../../test-paths/action.ts'
import type { Scenario } from '../../test-paths/scenario.ts'
import type { PageSnapshot } from '../instrumentation/page-snapshot.ts'
import type { Write } from '../test-server/write-log.ts'

/** How the replay acts on the page: with a mouse, or only with keys. */
export type InputMode = 'pointer' | 'keyboard'

/** What an app under test needs to know of a scenario before the page opens. */
export type OpeningOptions = Pick<Scenario, 'account' | 'address' | 'heldCalls' | 'hasReloaded' | 'before'>

/** True if the held calls include the app's own code. */
export const holdsAppCode = ({ heldCalls = [], before = [] }: OpeningOptions): boolean =>
  [...heldCalls, ...before.map((action) => (action.do === 'hold' ? action.call : ''))].some((call) =>
    call.startsWith('GET assets/'),
  )

/** True if the action waits until the page is at rest. Only decisions about a held call apply while the call is under way. */
export const waitsForRest = ({ do: what }: Action): boolean =>
  !['answer', 'reply', 'refuse', 'cut', 'hold', 'release'].includes(what)

/** The state of the machine and the page at one moment. */
export interface AppObservation {
  /** Null if no such machine runs. */
  state: string | null
  /** The transitions that the machine has taken since the step began. */
  transitions: readonly string[]
  snapshot: PageSnapshot
  /** The outgoing calls and the live-region texts since the last observation. */
  observations: readonly string[]
  /** The app's texts on the page. */
  written: readonly string[]
}

/** The real app in a browser, and its test server. */
export interface AppUnderTest {
  /** Starts afresh: empty storage, restored database, the account signed in, the first address open. */
  open: (opening: OpeningOptions) => Promise<void>
  act: (action: Action) => Promise<void>
  /** Starts a new step: drops the decisions about calls of the step before. */
  beginStep: () => Promise<void>
  /** Observes the page and the newest machine with this id at one moment. */
  observe: (machine: string) => Promise<AppObservation>
  /** True if the page won't change by itself: no call or code is loading except held ones, and no short timer is running. */
  isResting: () => Promise<boolean>
  writes: () => Promise<readonly Write[]>
  /** The parts of the snapshot that are missing from the browser's accessibility tree. Only in browsers that expose one. */
  accessibilityFaults?: (snapshot: PageSnapshot) => Promise<readonly string[]>
}

/** Converts a name to a matcher; `*` matches anything. */
export const namePattern = (name: string): string | RegExp =>
  name.includes('*')
    ? new RegExp(
        `^${name
          .split('*')
          .map((part) => part.replaceAll(/[.+?^${}()|[\]\\/]/g, '\\$&'))
          .join('.*')}$`,
      )
    : name
