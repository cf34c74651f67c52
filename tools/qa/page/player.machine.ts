import { assign, type EventObject, fromCallback, sendTo, setup, type SnapshotFrom } from 'xstate'
import type { SerialisedPath } from '../../test-paths/serialise.ts'
import { replayPath, type StepResult } from '../replay/replay-path.ts'
import type { StepSnapshot } from '../replay/snapshot-faults.ts'
import type { AppUnderTest } from '../replay/app-under-test.ts'

export interface ChosenPath {
  path: SerialisedPath
  expected: readonly StepSnapshot[] | undefined
}

interface Context {
  chosen: ChosenPath | null
  app: (() => AppUnderTest) | null
  results: readonly StepResult[]
  /** The step that is running or comes next; 0 is the opening. */
  at: number
  /** The last step to run without asking. */
  last: number
  /** Pause between two steps, in milliseconds. */
  pace: number
  fault: string | null
}

type Event =
  | { type: 'path.chosen'; chosen: ChosenPath; at?: number }
  | { type: 'play.requested'; app: () => AppUnderTest }
  | { type: 'pause.requested' }
  | { type: 'step.requested'; app: () => AppUnderTest }
  /** Up to and including this step. */
  | { type: 'run.requested'; to: number; app: () => AppUnderTest }
  | { type: 'pace.chosen'; pace: number }
  | { type: 'step.permissionRequested'; at: number }
  | { type: 'step.done'; result: StepResult }
  | { type: 'replay.over' }
  | { type: 'replay.failed'; message: string }

/** Replays a path. Before each step it asks its parent and waits for permission. */
const replay = fromCallback<EventObject, { chosen: ChosenPath | null; app: (() => AppUnderTest) | null }>(
  ({ input: { chosen, app }, sendBack, receive }) => {
    let continueReplay = () => {}
    let isStopped = false
    receive(() => continueReplay())
    const tell = (event: Event) => {
      if (!isStopped) sendBack(event)
    }
    if (!chosen || !app) return undefined
    void replayPath(chosen.path, app(), chosen.expected, {
      before: (at) =>
        new Promise<void>((resolve, reject) => {
          continueReplay = () => (isStopped ? reject(new Error('Stopped')) : resolve())
          if (isStopped) reject(new Error('Stopped'))
          tell({ type: 'step.permissionRequested', at })
        }),
      after: (_, result) => tell({ type: 'step.done', result }),
    }).then(
      () => tell({ type: 'replay.over' }),
      (error: unknown) => tell({ type: 'replay.failed', message: String(error) }),
    )
    return () => {
      isStopped = true
      continueReplay()
    }
  },
)

/** The player of the page: play, pause, single step, run to a step. */
export const playerMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' | 'ready' | 'over' },
  actors: { replay },
  actions: {
    choose: assign((_, { chosen }: { chosen: ChosenPath }) => ({ chosen, results: [], at: 0, last: 0, fault: null })),
    clearResults: assign({ results: [], at: 0, fault: null }),
    runToEnd: assign({ last: Number.POSITIVE_INFINITY }),
    runToStep: assign((_, { to }: { to: number }) => ({ last: to })),
    storeApp: assign((_, { app }: { app: () => AppUnderTest }) => ({ app: app })),
    allowStep: sendTo('replay', { type: 'go' }),
  },
  guards: { hasStepsLeft: ({ context }) => context.at <= context.last },
  delays: { pace: ({ context }) => context.pace },
}).createMachine({
  id: 'player',
  context: { chosen: null, app: null, results: [], at: 0, last: 0, pace: 500, fault: null },
  initial: 'empty',
  on: {
    'path.chosen': {
      target: '.stopped',
      reenter: true,
      actions: { type: 'choose', params: ({ event }) => ({ chosen: event.chosen }) },
    },
    'pace.chosen': { actions: assign(({ event }) => ({ pace: event.pace })) },
  },
  states: {
    empty: { tags: 'ready' },
    /** No replay is running. */
    stopped: {
      initial: 'ready',
      states: { ready: { tags: 'ready' }, over: { tags: 'over' } },
      on: {
        'play.requested': {
          target: 'running',
          actions: ['clearResults', 'runToEnd', { type: 'storeApp', params: ({ event }) => ({ app: event.app }) }],
        },
        'step.requested': {
          target: 'running',
          actions: [
            'clearResults',
            { type: 'runToStep', params: { to: 0 } },
            { type: 'storeApp', params: ({ event }) => ({ app: event.app }) },
          ],
        },
        'run.requested': {
          target: 'running',
          actions: [
            'clearResults',
            { type: 'runToStep', params: ({ event }) => ({ to: event.to }) },
            { type: 'storeApp', params: ({ event }) => ({ app: event.app }) },
          ],
        },
      },
    },
    running: {
      invoke: { src: 'replay', id: 'replay', input: ({ context }) => context },
      on: {
        'replay.over': 'stopped.over',
        'replay.failed': { target: 'stopped.over', actions: assign(({ event }) => ({ fault: event.message })) },
        'pause.requested': { actions: assign(({ context }) => ({ last: context.at })) },
      },
      initial: 'acting',
      states: {
        acting: {
          tags: 'busy',
          on: {
            'step.permissionRequested': { target: 'deciding', actions: assign(({ event }) => ({ at: event.at })) },
            'step.done': { actions: assign(({ context, event }) => ({ results: [...context.results, event.result] })) },
          },
        },
        deciding: { always: [{ guard: 'hasStepsLeft', target: 'showing' }, { target: 'paused' }] },
        /** Shows the step's description and highlights its target. */
        showing: {
          tags: 'busy',
          after: { pace: { target: 'acting', actions: 'allowStep' } },
          on: { 'pause.requested': 'paused' },
        },
        paused: {
          on: {
            'play.requested': { target: 'acting', actions: ['runToEnd', 'allowStep'] },
            'step.requested': {
              target: 'acting',
              actions: [{ type: 'runToStep', params: ({ context }) => ({ to: context.at }) }, 'allowStep'],
            },
            'run.requested': {
              target: 'acting',
              actions: [{ type: 'runToStep', params: ({ event }) => ({ to: event.to }) }, 'allowStep'],
            },
          },
        },
      },
    },
  },
})

export type PlayerSnapshot = SnapshotFrom<typeof playerMachine>
