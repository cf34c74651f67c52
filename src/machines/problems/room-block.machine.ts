import {
  type ActorRefFrom,
  assign,
  type DoneActorEvent,
  type ErrorActorEvent,
  fromPromise,
  sendParent,
  setup,
  type SnapshotFrom,
} from 'xstate'
import { toApiError } from '../../api/api-error.ts'
import { addDays } from '../../api/contract/days.ts'
import type { Facility } from '../../api/contract/facility.ts'
import type { Problem } from '../../api/contract/problems.ts'
import * as facilities from '../../api/facilities.ts'
import * as problems from '../../api/problems.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import type { DialogApplied, Undo } from '../dialog/dialog-report.ts'
import type { statusMachine, StatusRef } from '../facilities/status-dialog.machine.ts'
import type { StartActor } from '../inventory-tab/inventory-tab.machine.ts'
import { phrase } from '../../phrases/phrase.ts'

interface Input {
  scope: PropertyScope
  problem: Problem
  /** Today at the property. */
  today: string
}

/** The room, and the dialog's machine, which loads when a room is blocked first. */
interface Loaded {
  facility: Facility
  logic: typeof statusMachine
}

interface Context extends Input {
  dialog: StatusRef | null
  blockingId: number | null
  /** Releases the room again. */
  undo: Undo | undefined
  message: string
}

type RoomBlockEvent =
  | DialogApplied
  | (DoneActorEvent & { type: 'xstate.done.actor.dialog' })
  | (ErrorActorEvent & { type: 'xstate.error.actor.dialog' })

const reasonOf = ({ kind }: Problem) => (kind === 'plumbing' ? 'leak' : 'maintenance')

/** Blocks the room of a problem in the dialog of statuses, then links the problem to the blocking (requirement 2.problems.block). */
export const roomBlockMachine = setup({
  types: {} as { input: Input; context: Context; events: RoomBlockEvent },
  actors: {
    load: fromPromise<Loaded, Context>(async ({ input: { scope, problem }, signal }) => {
      const [facility, { statusMachine: logic }] = await Promise.all([
        facilities.view(scope, problem.facility_id, signal),
        import('../facilities/status-dialog.machine.ts'),
      ])
      return { facility, logic }
    }),
    link: fromPromise<Problem, Context>(({ input: { scope, problem, blockingId }, signal }) =>
      problems.update(scope, problem.id, { blocking_id: blockingId }, signal),
    ),
  },
  actions: {
    openDialog: assign(({ context: { scope, problem, today }, spawn }, { output }: { output: Loaded }) => ({
      dialog: (spawn as StartActor)(output.logic, {
        id: 'dialog',
        input: {
          scope,
          facilities: [output.facility],
          today,
          status: null,
          blockingIds: [],
          // Remarks may be as long as the text of a problem.
          draft: {
            status: 'out_of_order',
            from: today,
            to: addDays(today, 1),
            reasonCode: reasonOf(problem),
            remarks: problem.text,
          },
        },
      }),
    })),
    storeBlocking: assign((_, { blockingIds = [], undo }: Pick<DialogApplied, 'blockingIds' | 'undo'>) => ({
      blockingId: blockingIds[0] ?? null,
      undo,
    })),
    forgetDialog: assign({ dialog: null }),
    storeMessage: assign((_, { error }: { error: unknown }) => ({ message: toApiError(error).message })),
    reportLinked: sendParent(({ context: { problem, undo } }): DialogApplied => ({
      type: 'dialog.applied',
      text: phrase('problems.roomBlocked', { room: problem.facility.name, kind: problem.kind }),
      failed: [],
      undo,
    })),
    reportNotLinked: sendParent(({ context: { problem, message, undo } }): DialogApplied => ({
      type: 'dialog.applied',
      text: phrase('problems.roomBlockedButNotLinked', { room: problem.facility.name, message }),
      failed: [problem.id],
      undo,
    })),
    reportNotLoaded: sendParent(({ context: { problem, message } }): DialogApplied => ({
      type: 'dialog.applied',
      text: phrase('problems.roomCannotBeBlocked', { room: problem.facility.name, message }),
      failed: [problem.id],
    })),
  },
  guards: { isBlocked: ({ context }) => context.blockingId !== null },
}).createMachine({
  id: 'roomBlock',
  context: ({ input }) => ({ ...input, dialog: null, blockingId: null, undo: undefined, message: '' }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'load',
        input: ({ context }) => context,
        onDone: {
          target: 'choosing',
          actions: { type: 'openDialog', params: ({ event }) => ({ output: event.output }) },
        },
        onError: {
          target: 'closed',
          actions: [{ type: 'storeMessage', params: ({ event }) => ({ error: event.error }) }, 'reportNotLoaded'],
        },
      },
    },
    choosing: {
      exit: 'forgetDialog',
      on: {
        'dialog.applied': {
          actions: { type: 'storeBlocking', params: ({ event: { blockingIds, undo } }) => ({ blockingIds, undo }) },
        },
        'xstate.done.actor.dialog': [{ guard: 'isBlocked', target: 'linking' }, { target: 'closed' }],
        'xstate.error.actor.dialog': 'closed',
      },
    },
    linking: {
      invoke: {
        src: 'link',
        input: ({ context }) => context,
        onDone: { target: 'closed', actions: 'reportLinked' },
        onError: {
          target: 'closed',
          actions: [{ type: 'storeMessage', params: ({ event }) => ({ error: event.error }) }, 'reportNotLinked'],
        },
      },
    },
    closed: { type: 'final' },
  },
})

export type RoomBlockRef = ActorRefFrom<typeof roomBlockMachine>
export const selectStatusDialog = ({ context }: SnapshotFrom<typeof roomBlockMachine>) => context.dialog
