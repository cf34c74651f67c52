import { assign } from 'xstate'
import { ApiError, toApiError } from '../../../src/api/api-error.ts'
import { withProperty } from '../../../src/api/property-scope.ts'
import { problemChangeMachine } from '../../../src/machines/problems/problem-change.machine.ts'
import { problemEditMachine } from '../../../src/machines/problems/problem-edit.machine.ts'
import { problemFormMachine } from '../../../src/machines/problems/problem-form.machine.ts'
import { problemListMachine } from '../../../src/machines/problems/problem-list.machine.ts'
import { problemTabMachine } from '../../../src/machines/problems/problem-tab.machine.ts'
import { problemsMachine } from '../../../src/machines/problems/problems.machine.ts'
import { reportQueueMachine } from '../../../src/machines/problems/report-queue.machine.ts'
import { emptyReport, reportMachine } from '../../../src/machines/problems/report.machine.ts'
import { roomBlockMachine } from '../../../src/machines/problems/room-block.machine.ts'
import { problemSearch } from '../../../src/routes/problems.ts'
import { problem, report, reportsInMemory } from '../../support/problem-records.ts'
import { property } from '../../support/records.ts'
import { storageInMemory } from '../../support/storage-in-memory.ts'
import { openWire } from '../../support/wire.ts'
import type { MachineModel } from './core.model.ts'
import { inventoryTabModel, listModel } from './products.model.ts'

const scope = withProperty(openWire().http, property())
/** These models run without a parent. */
const noop = () => undefined
const room = { id: 1, name: '101' }
const waiting = report({ key: 'k' })

export const problemModels: MachineModel[] = [
  listModel(problemListMachine, problemSearch.empty),
  inventoryTabModel(problemTabMachine, problemSearch.empty),
  {
    machine: problemChangeMachine.provide({ actions: { reportChanged: noop, reportRefused: noop } }),
    input: { scope, problem: problem(), status: 'done' },
    outputs: [problem({ status: 'done' })],
  },
  ...[null, 5].map((key) => ({
    machine: problemFormMachine.provide({
      actions: { reportTouched: noop, reportSaved: noop },
      guards: { isStale: (_, { error }) => toApiError(error).status === 409 },
    }),
    errors: [new ApiError(422, 'Wrong', { fields: { text: ['Required'] } })],
    outputs: [problem()],
    events: [
      { type: 'field.changed', patch: { text: '' } },
      { type: 'field.changed', patch: { text: 'It drips' } },
      { type: 'images.added', files: [] },
      { type: 'image.moved', key: 'a', to: 1 },
      { type: 'image.removed', key: 'a' },
      { type: 'conflict.chosen', field: 'text', side: 'theirs' },
    ],
    input: { scope, http: scope.http, key },
    context: ['submission', 'draft'],
  })),
  {
    machine: problemEditMachine.provide({
      actions: { reportSaved: noop },
      guards: { isSaving: ({ event }) => 'isSaving' in event },
    }),
    input: { scope, problem: problem() },
    outputs: [undefined],
    events: [
      { type: 'form.saved', record: problem(), isNew: false },
      { type: 'dialog.closed' },
      { type: 'dialog.closed', isSaving: true },
    ],
  },
  {
    machine: roomBlockMachine.provide({
      actions: { openDialog: noop, reportLinked: noop, reportNotLinked: noop, reportNotLoaded: noop },
    }),
    input: { scope, problem: problem(), today: '2026-03-03' },
    outputs: { load: [{}], link: [problem()], undefined: [undefined] },
    events: [
      { type: 'dialog.applied', text: 'Set.', failed: [], blockingIds: [9] },
      { type: 'xstate.done.actor.dialog' },
      { type: 'xstate.error.actor.dialog' },
    ],
    context: ['blockingId'],
  },
  {
    machine: reportMachine.provide({ actions: { submit: noop, reportLeft: noop } }),
    input: { propertyId: 7, room, draft: emptyReport, refusal: null, newKey: () => 'k' },
    events: [
      { type: 'draft.changed', patch: { kind: 'plumbing', text: 'It drips' } },
      { type: 'photos.added', files: [], rejections: ['notes.txt is not a JPEG, PNG or WebP picture'] },
      { type: 'photo.removed', key: 'k' },
      { type: 'report.rejected', error: new ApiError(422, 'Wrong', { fields: { text: ['Required'] } }) },
    ],
    context: ({ draft }: { draft: { kind: string | null } }) => draft.kind,
  },
  {
    machine: reportQueueMachine.provide({
      actions: {
        share: noop,
        reportDelay: noop,
        reportDelayOf: noop,
        settle: assign({ reports: [] }),
        refuse: assign({ reports: [] }),
      },
      guards: { isTransient: ({ event }) => 'error' in event && (event.error as { status: number }).status === 400 },
    }),
    input: { scope, store: reportsInMemory(), lock: { locks: undefined, name: 'reports' } },
    outputs: { readReports: [[]], sendReport: [problem()], removeReport: [undefined] },
    events: [
      { type: 'report.made', report: waiting },
      { type: 'report.stored', key: 'k', isStored: true },
      { type: 'report.discarded', key: 'k' },
    ],
    context: ({ reports }: { reports: unknown[] }) => reports.length > 0,
  },
  {
    machine: problemsMachine.provide({
      actions: { takeAnswer: noop, takeDelay: noop, takeError: noop },
    }),
    input: {
      scope,
      property: property(),
      currency: 'EUR',
      jar: { readUser: () => null },
      storage: storageInMemory().open,
    },
    outputs: [undefined],
    events: [
      { type: 'list.shown', search: problemSearch.empty },
      { type: 'report.opened', room },
      { type: 'report.reopened', report: waiting },
      { type: 'report.discarded', key: 'k' },
      { type: 'report.submitted', report: waiting },
      { type: 'draft.left', room, draft: emptyReport },
      { type: 'report.answered', report: waiting, problem: problem() },
      { type: 'report.delayed', key: 'k' },
      { type: 'report.refused', report: waiting, error: new ApiError(422, 'Wrong') },
    ],
  },
]
