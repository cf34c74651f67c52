import { type ActorRefFrom, assign, sendParent, setup, type SnapshotFrom } from 'xstate'
import type { ApiError } from '../../api/api-error.ts'
import type { ProblemKind, ProblemPriority } from '../../api/contract/problems.ts'
import { now } from '../../clock/now.ts'
import { type ChosenPhotos, type DraftPhoto, withPhotos } from './photo.rules.ts'
import type { Report } from './report-store.ts'
import { phrase } from '../../phrases/phrase.ts'

/** The room that has the problem. */
export interface ReportRoom {
  id: number
  name: string
}

/** Values of the form. */
export interface ReportDraft {
  kind: ProblemKind | null
  text: string
  priority: ProblemPriority
  photos: readonly DraftPhoto[]
}

export const emptyReport: ReportDraft = { kind: null, text: '', priority: 'normal', photos: [] }

/** Initial values of a report that the server refused. */
export const draftOf = ({ kind, text, priority, photos }: Report, newKey: () => string): ReportDraft => ({
  kind,
  text,
  priority,
  photos: photos.map((file) => ({ key: newKey(), file })),
})

interface Input {
  propertyId: number
  room: ReportRoom
  /** Initial values: what was typed for this room before, or a report that the server refused. */
  draft: ReportDraft
  /** Why the server refused it, or null. */
  refusal: string | null
  newKey: () => string
}

type FieldErrors = Partial<Record<'kind' | 'text' | 'photos', string>>

interface Context extends Input {
  errors: FieldErrors
  /** The report in the queue; null until it is confirmed. */
  report: Report | null
}

type ReportEvent =
  | { type: 'draft.changed'; patch: Partial<Omit<ReportDraft, 'photos'>> }
  | ({ type: 'photos.added' } & ChosenPhotos)
  | { type: 'photo.removed'; key: string }
  | { type: 'report.confirmed' }
  | { type: 'dialog.closed' }
  /** From the queue: the server has the report, or it waits for the connection. */
  | { type: 'report.taken' }
  | { type: 'report.rejected'; error: ApiError }

/** Events for the problems actor. */
export type ReportDialogEvent =
  | { type: 'report.submitted'; report: Report }
  /** The dialog was closed without a report. What was typed is kept. */
  | { type: 'draft.left'; room: ReportRoom; draft: ReportDraft }

const errorsOf = ({ kind, text }: ReportDraft): FieldErrors => ({
  ...(kind === null && { kind: phrase('problems.required') }),
  ...(text.trim() === '' && { text: phrase('problems.required') }),
})

const reportOf = ({ propertyId, room, draft, newKey }: Context): Report => ({
  key: newKey(),
  propertyId,
  at: now().getTime(),
  room,
  kind: draft.kind ?? 'note',
  text: draft.text.trim(),
  priority: draft.priority,
  photos: draft.photos.map(({ file }) => file),
  refusal: null,
})

/**
 * Reports a problem of a room. The report goes into the queue, and the dialog ends once the server has it or the report waits for the
 * connection. If the server refuses it, the dialog says so at the field and keeps everything (requirement 2.problems.report).
 */
export const reportMachine = setup({
  types: {} as { input: Input; context: Context; events: ReportEvent; tags: 'busy' },
  actions: {
    storePatch: assign(({ context }, { patch }: { patch: Partial<ReportDraft> }) => {
      const draft = { ...context.draft, ...patch }
      const hadErrors = Object.keys(context.errors).length > 0
      const { photos } = context.errors
      return { draft, refusal: null, errors: hadErrors ? { ...errorsOf(draft), ...(photos && { photos }) } : {} }
    }),
    addPhotos: assign(({ context: { draft, errors, newKey } }, { files, rejections }: ChosenPhotos) => {
      const { photos, error } = withPhotos(draft.photos, { files, rejections }, newKey)
      const { photos: _former, ...others } = errors
      return { draft: { ...draft, photos }, errors: error === null ? others : { ...others, photos: error } }
    }),
    removePhoto: assign(({ context: { draft, errors } }, { key }: { key: string }) => {
      const { photos: _former, ...others } = errors
      return { draft: { ...draft, photos: draft.photos.filter((photo) => photo.key !== key) }, errors: others }
    }),
    storeErrors: assign(({ context }) => ({ errors: errorsOf(context.draft) })),
    storeReport: assign(({ context }) => ({ report: reportOf(context), refusal: null, errors: {} })),
    submit: sendParent(({ context: { report } }): ReportDialogEvent => {
      if (!report) throw new Error('A report is submitted after it is made')
      return { type: 'report.submitted', report }
    }),
    storeRejection: assign((_, { error }: { error: ApiError }) => {
      const [kind, text, photos] = ['kind', 'text', 'images'].map((field) => error.fields[field]?.[0])
      const errors = { ...(kind && { kind }), ...(text && { text }), ...(photos && { photos }) }
      return { errors, refusal: Object.keys(errors).length > 0 ? null : error.message, report: null }
    }),
    reportLeft: sendParent(({ context: { room, draft } }): ReportDialogEvent => ({ type: 'draft.left', room, draft })),
  },
  guards: { isWrong: ({ context }) => Object.keys(errorsOf(context.draft)).length > 0 },
}).createMachine({
  id: 'problemReport',
  context: ({ input }) => ({ ...input, errors: {}, report: null }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'draft.changed': { actions: { type: 'storePatch', params: ({ event }) => ({ patch: event.patch }) } },
        'photos.added': {
          actions: { type: 'addPhotos', params: ({ event: { files, rejections } }) => ({ files, rejections }) },
        },
        'photo.removed': { actions: { type: 'removePhoto', params: ({ event }) => ({ key: event.key }) } },
        'report.confirmed': [{ guard: 'isWrong', actions: 'storeErrors' }, { target: 'sending' }],
        'dialog.closed': { target: 'closed', actions: 'reportLeft' },
      },
    },
    sending: {
      tags: 'busy',
      entry: ['storeReport', 'submit'],
      on: {
        'report.taken': 'closed',
        'report.rejected': {
          target: 'editing',
          actions: { type: 'storeRejection', params: ({ event }) => ({ error: event.error }) },
        },
        // The queue goes on sending.
        'dialog.closed': 'closed',
      },
    },
    closed: { type: 'final' },
  },
})

export type ReportRef = ActorRefFrom<typeof reportMachine>
type Snapshot = SnapshotFrom<typeof reportMachine>

export const selectRoom = ({ context }: Snapshot) => context.room
export const selectDraft = ({ context }: Snapshot) => context.draft
export const selectErrors = ({ context }: Snapshot) => context.errors
export const selectRefusal = ({ context }: Snapshot) => context.refusal
export const selectIsBusy = (dialog: Snapshot) => dialog.hasTag('busy')
