import { assign, type EventObject, fromCallback, sendTo, setup, type SnapshotFrom } from 'xstate'
import type { ToldPath } from '../../paths/exports/told.ts'
import { type Expected, play, type StepResult } from '../replay/play.ts'
import type { Scene } from '../replay/scene.ts'

export interface Chosen {
  path: ToldPath
  expected: readonly Expected[] | undefined
}

interface Context {
  chosen: Chosen | null
  scene: (() => Scene) | null
  results: readonly StepResult[]
  /** The step that is under way or comes next; 0 is the opening. */
  at: number
  /** The last step to be done without asking. */
  last: number
  /** Between two steps, in milliseconds. */
  pace: number
  fault: string | null
}

type Event =
  | { type: 'path.chosen'; chosen: Chosen; at?: number }
  | { type: 'play.requested'; scene: () => Scene }
  | { type: 'pause.requested' }
  | { type: 'step.requested'; scene: () => Scene }
  /** Up to and with this step. */
  | { type: 'run.requested'; to: number; scene: () => Scene }
  | { type: 'pace.chosen'; pace: number }
  | { type: 'step.asked'; at: number }
  | { type: 'step.done'; result: StepResult }
  | { type: 'replay.over' }
  | { type: 'replay.failed'; message: string }

/** Plays a path; before each step it asks its parent, and waits to be let. */
const replay = fromCallback<EventObject, { chosen: Chosen | null; scene: (() => Scene) | null }>(
  ({ input: { chosen, scene }, sendBack, receive }) => {
    let letGo = () => {}
    let isStopped = false
    receive(() => letGo())
    const tell = (event: Event) => {
      if (!isStopped) sendBack(event)
    }
    if (!chosen || !scene) return undefined
    void play(chosen.path, scene(), chosen.expected, {
      before: (at) =>
        new Promise<void>((resolve, reject) => {
          letGo = () => (isStopped ? reject(new Error('Stopped')) : resolve())
          if (isStopped) reject(new Error('Stopped'))
          tell({ type: 'step.asked', at })
        }),
      after: (_, result) => tell({ type: 'step.done', result }),
    }).then(
      () => tell({ type: 'replay.over' }),
      (error: unknown) => tell({ type: 'replay.failed', message: String(error) }),
    )
    return () => {
      isStopped = true
      letGo()
    }
  },
)

/** The player of the page: play, pause, one step, up to here. */
export const playerMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' | 'ready' | 'over' },
  actors: { replay },
  actions: {
    choose: assign((_, { chosen }: { chosen: Chosen }) => ({ chosen, results: [], at: 0, last: 0, fault: null })),
    forget: assign({ results: [], at: 0, fault: null }),
    goOn: assign({ last: Number.POSITIVE_INFINITY }),
    goTo: assign((_, { to }: { to: number }) => ({ last: to })),
    takeScene: assign((_, { scene }: { scene: () => Scene }) => ({ scene })),
    letStep: sendTo('replay', { type: 'go' }),
  },
  guards: { mayGoOn: ({ context }) => context.at <= context.last },
  delays: { pace: ({ context }) => context.pace },
}).createMachine({
  id: 'player',
  context: { chosen: null, scene: null, results: [], at: 0, last: 0, pace: 500, fault: null },
  initial: 'empty',
  on: {
    'path.chosen': { target: '.still', reenter: true, actions: { type: 'choose', params: ({ event }) => event } },
    'pace.chosen': { actions: assign(({ event }) => ({ pace: event.pace })) },
  },
  states: {
    empty: { tags: 'ready' },
    /** Nothing is being played. */
    still: {
      initial: 'ready',
      states: { ready: { tags: 'ready' }, over: { tags: 'over' } },
      on: {
        'play.requested': {
          target: 'running',
          actions: ['forget', 'goOn', { type: 'takeScene', params: ({ event }) => event }],
        },
        'step.requested': {
          target: 'running',
          actions: ['forget', { type: 'goTo', params: { to: 0 } }, { type: 'takeScene', params: ({ event }) => event }],
        },
        'run.requested': {
          target: 'running',
          actions: [
            'forget',
            { type: 'goTo', params: ({ event }) => event },
            { type: 'takeScene', params: ({ event }) => event },
          ],
        },
      },
    },
    running: {
      invoke: { src: 'replay', id: 'replay', input: ({ context }) => context },
      on: {
        'replay.over': 'still.over',
        'replay.failed': { target: 'still.over', actions: assign(({ event }) => ({ fault: event.message })) },
        'pause.requested': { actions: assign(({ context }) => ({ last: context.at })) },
      },
      initial: 'acting',
      states: {
        acting: {
          tags: 'busy',
          on: {
            'step.asked': { target: 'deciding', actions: assign(({ event }) => ({ at: event.at })) },
            'step.done': { actions: assign(({ context, event }) => ({ results: [...context.results, event.result] })) },
          },
        },
        deciding: { always: [{ guard: 'mayGoOn', target: 'showing' }, { target: 'paused' }] },
        /** The step is told, and what it acts on is pointed at. */
        showing: {
          tags: 'busy',
          after: { pace: { target: 'acting', actions: 'letStep' } },
          on: { 'pause.requested': 'paused' },
        },
        paused: {
          on: {
            'play.requested': { target: 'acting', actions: ['goOn', 'letStep'] },
            'step.requested': {
              target: 'acting',
              actions: [{ type: 'goTo', params: ({ context }) => ({ to: context.at }) }, 'letStep'],
            },
            'run.requested': {
              target: 'acting',
              actions: [{ type: 'goTo', params: ({ event }) => event }, 'letStep'],
            },
          },
        },
      },
    },
  },
})

export type PlayerSnapshot = SnapshotFrom<typeof playerMachine>
