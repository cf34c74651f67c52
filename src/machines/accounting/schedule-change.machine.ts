import { type ActorRefFrom, assign, fromPromise, sendParent, setup, type SnapshotFrom } from 'xstate'
import { type ApiError, toApiError } from '../../api/api-error.ts'
import type { ReportSchedule, SchedulePerson } from '../../api/contract/report-schedules.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import * as reportSchedules from '../../api/report-schedules.ts'
import { checkDraft, type ScheduleDraft, type ScheduleErrors } from './schedule.rules.ts'

/** What happens to a schedule. */
export type ScheduleChange =
  { kind: 'create'; schedule: null } | { kind: 'edit' | 'delete' | 'pause' | 'resume'; schedule: ReportSchedule }

export interface ScheduleChangeInput {
  scope: PropertyScope
  newKey: () => string
  change: ScheduleChange
  draft: ScheduleDraft
  people: readonly SchedulePerson[]
  canEmail: boolean
}

interface Context {
  input: ScheduleChangeInput
  draft: ScheduleDraft
  fieldErrors: ScheduleErrors
  error: ApiError | null
  /** Stays the same while the draft is the same, so that a retry has no second effect (domain D22). */
  idempotencyKey: string
}

export type ScheduleChangeEvent =
  { type: 'draft.changed'; patch: Partial<ScheduleDraft> } | { type: 'change.confirmed' } | { type: 'change.closed' }

/** Events for the list of schedules. `schedule` is null once it is deleted. */
export type ScheduleChangeReport =
  | { type: 'scheduleChange.applied'; kind: ScheduleChange['kind']; schedule: ReportSchedule | null }
  | { type: 'scheduleChange.left' }

/** The schedule was changed or deleted meanwhile, or may no longer be changed. */
const refusals = new Set([403, 404, 409])

const isForm = ({ kind }: ScheduleChange) => kind === 'create' || kind === 'edit'

async function apply({ input, draft, idempotencyKey }: Context, signal: AbortSignal): Promise<ReportSchedule | null> {
  const { scope, change } = input
  if (change.kind === 'delete') {
    await reportSchedules.remove(scope, change.schedule, signal)
    return null
  }
  if (change.kind === 'pause' || change.kind === 'resume')
    return reportSchedules.change(
      scope,
      change.schedule,
      { is_paused: change.kind === 'pause' },
      idempotencyKey,
      signal,
    )
  const checked = checkDraft(draft)
  if (checked.errors) throw new Error('An invalid draft is not sent')
  return change.kind === 'create'
    ? reportSchedules.create(scope, checked.fields, idempotencyKey, signal)
    : reportSchedules.change(scope, change.schedule, checked.fields, idempotencyKey, signal)
}

/**
 * Schedules a report, or changes, pauses, resumes or deletes a schedule (ADR 0076). After an error it shows the message and keeps what was
 * entered. Pausing and resuming ask nothing: their dialog opens only with an error.
 */
export const scheduleChangeMachine = setup({
  types: {} as {
    input: ScheduleChangeInput
    context: Context
    events: ScheduleChangeEvent
    tags: 'busy' | 'refused' | 'open'
  },
  actors: {
    apply: fromPromise<ReportSchedule | null, Context>(({ input, signal }) => apply(input, signal)),
  },
  actions: {
    storeDraft: assign(({ context }, { patch }: { patch: Partial<ScheduleDraft> }) => ({
      draft: { ...context.draft, ...patch },
      fieldErrors: Object.fromEntries(
        Object.entries(context.fieldErrors).filter(([field]) => !Object.hasOwn(patch, field)),
      ),
      error: null,
      idempotencyKey: context.input.newKey(),
    })),
    storeFieldErrors: assign(({ context }) => ({ fieldErrors: checkDraft(context.draft).errors ?? {}, error: null })),
    storeError: assign((_, { error }: { error: unknown }) => {
      const apiError = toApiError(error)
      const fieldErrors = Object.fromEntries(
        Object.entries(apiError.fields).flatMap(([field, [message]]) => (message ? [[field, message]] : [])),
      )
      return { fieldErrors, error: Object.keys(fieldErrors).length > 0 ? null : apiError }
    }),
    forgetErrors: assign({ error: null, fieldErrors: {} }),
    reportApplied: sendParent(
      ({ context }, { schedule }: { schedule: ReportSchedule | null }): ScheduleChangeReport => ({
        type: 'scheduleChange.applied',
        kind: context.input.change.kind,
        schedule,
      }),
    ),
    reportLeft: sendParent({ type: 'scheduleChange.left' } satisfies ScheduleChangeReport),
  },
  guards: {
    isImmediate: ({ context: { input } }) => input.change.kind === 'pause' || input.change.kind === 'resume',
    isComplete: ({ context: { input, draft } }) => !isForm(input.change) || checkDraft(draft).errors === null,
    isRefused: (_, { error }: { error: unknown }) => refusals.has(toApiError(error).status),
  },
}).createMachine({
  id: 'scheduleChange',
  context: ({ input }) => ({
    input,
    draft: input.draft,
    fieldErrors: {},
    error: null,
    idempotencyKey: input.newKey(),
  }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isImmediate', target: 'submitting' }, 'asking'] },
    asking: {
      tags: 'open',
      on: {
        'draft.changed': { actions: { type: 'storeDraft', params: ({ event }) => ({ patch: event.patch }) } },
        'change.confirmed': [
          { guard: 'isComplete', target: 'submitting', actions: 'forgetErrors' },
          { actions: 'storeFieldErrors' },
        ],
        'change.closed': 'left',
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        src: 'apply',
        input: ({ context }) => context,
        onDone: {
          target: 'left',
          actions: { type: 'reportApplied', params: ({ event }) => ({ schedule: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) },
            target: 'refused',
            actions: { type: 'storeError', params: ({ event }) => ({ error: event.error }) },
          },
          { target: 'asking', actions: { type: 'storeError', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    refused: { tags: ['open', 'refused'], on: { 'change.closed': 'left' } },
    left: { entry: 'reportLeft', type: 'final' },
  },
})

export type ScheduleChangeRef = ActorRefFrom<typeof scheduleChangeMachine>
type ScheduleChangeSnapshot = SnapshotFrom<typeof scheduleChangeMachine>

export const selectInput = (change: ScheduleChangeSnapshot) => change.context.input
export const selectDraft = (change: ScheduleChangeSnapshot) => change.context.draft
export const selectFieldErrors = (change: ScheduleChangeSnapshot) => change.context.fieldErrors
export const selectChangeError = (change: ScheduleChangeSnapshot) => change.context.error
export const selectIsSending = (change: ScheduleChangeSnapshot) => change.hasTag('busy')
export const selectIsRefused = (change: ScheduleChangeSnapshot) => change.hasTag('refused')
/** False while a schedule is paused or resumed, which takes no dialog. */
export const selectIsOpen = (change: ScheduleChangeSnapshot) =>
  change.hasTag('open') || (change.hasTag('busy') && !['pause', 'resume'].includes(change.context.input.change.kind))
