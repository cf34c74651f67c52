import type { Action } from '../../test-paths/action.ts'
import type { Scenario } from '../../test-paths/scenario.ts'
import type { PageSnapshot } from '../instrumentation/page-snapshot.ts'
import type { Write } from '../test-server/write-log.ts'

/** Whose hands act on the page: a mouse's or those of somebody who has only keys. */
export type InputMode = 'pointer' | 'keyboard'

/** What a scene has to know of a stage before the page is opened. */
export type OpeningOptions = Pick<Scenario, 'account' | 'address' | 'heldCalls' | 'hasReloaded' | 'before'>

/** Whether the app's own code is among what waits. */
export const holdsAppCode = ({ heldCalls = [], before = [] }: OpeningOptions): boolean =>
  [...heldCalls, ...before.map((action) => (action.do === 'hold' ? action.call : ''))].some((call) =>
    call.startsWith('GET assets/'),
  )

/** Whoever does something does it to what has come to rest; only what is decided about a call meets it under way. */
export const waitsForRest = ({ do: what }: Action): boolean =>
  !['answer', 'reply', 'refuse', 'cut', 'hold', 'release'].includes(what)

/** What stands where. */
export interface AppObservation {
  /** Null where no such machine runs. */
  state: string | null
  /** The transitions that the machine has taken since the step began. */
  transitions: readonly string[]
  snapshot: PageSnapshot
  /** The calls that went out and what was said since the last look. */
  observations: readonly string[]
  /** The words that stand on the page. */
  written: readonly string[]
}

/** The real app in a browser, and the house behind it. */
export interface AppUnderTest {
  /** A fresh start: nothing stored, the database as it was, somebody signed in, the first address open. */
  open: (opening: OpeningOptions) => Promise<void>
  act: (action: Action) => Promise<void>
  /** What was decided about calls in the step before does not hold any more. */
  beginStep: () => Promise<void>
  /** At one moment; the machine is the newest of this name. */
  observe: (machine: string) => Promise<AppObservation>
  /** Whether the page changes no more by itself: no call and no code is under way but what is held, no short time passes. */
  isResting: () => Promise<boolean>
  writes: () => Promise<readonly Write[]>
  /** Of what is seen, what the browser's own accessibility tree does not have; where there is such a tree to be asked. */
  missingFromTree?: (snapshot: PageSnapshot) => Promise<readonly string[]>
}

/** A pattern of names: `*` stands for anything. */
export const namePattern = (name: string): string | RegExp =>
  name.includes('*')
    ? new RegExp(
        `^${name
          .split('*')
          .map((part) => part.replaceAll(/[.+?^${}()|[\]\\/]/g, '\\$&'))
          .join('.*')}$`,
      )
    : name
