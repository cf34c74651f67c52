import type { DoneActorEvent, ErrorActorEvent } from 'xstate'
import type { AffectedBooking } from './affected-bookings.rules.ts'

/** Transitions of a changed draft: a change of what the preview depends on requests it again. */
export function draftTransitions<Draft>() {
  const params = ({ event }: { event: { patch: Partial<Draft> } }) => ({ patch: event.patch })
  const actions = { type: 'storePatch', params } as const
  return [{ guard: { type: 'isPreviewOutdated', params }, target: '.deciding', actions }, { actions }] as const
}

/** States that load the affected bookings before a dialog can be confirmed. */
export const previewStates = <Context>() =>
  ({
    previewing: {
      tags: 'previewing',
      invoke: {
        src: 'fetchAffectedBookings',
        input: ({ context }: { context: Context }) => context,
        onDone: {
          target: 'previewed',
          actions: {
            type: 'storeAffectedBookings',
            params: ({ event }: { event: DoneActorEvent<AffectedBooking[]> }) => ({ affectedBookings: event.output }),
          },
        },
        onError: {
          target: 'failed',
          actions: {
            type: 'storePreviewError',
            params: ({ event }: { event: ErrorActorEvent }) => ({ error: event.error }),
          },
        },
      },
    },
    failed: { on: { 'preview.retried': 'deciding' } },
  }) as const
