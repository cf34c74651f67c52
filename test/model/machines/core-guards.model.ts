import { ApiError } from '../../../src/api/api-error.ts'
import { conditionMachine } from '../../../src/machines/facilities/condition-dialog.machine.ts'
import { statusMachine } from '../../../src/machines/facilities/status-dialog.machine.ts'
import { noticesMachine } from '../../../src/machines/notices/notices.machine.ts'
import { passwordMachine } from '../../../src/machines/password/password.machine.ts'
import { createCookieJar } from '../../../src/machines/session/cookie-jar.ts'
import { propertiesMachine } from '../../../src/machines/properties/properties.machine.ts'
import { propertyBulkActionMachine } from '../../../src/machines/properties/property-bulk-action.machine.ts'
import { propertyFormGuardMachine } from '../../../src/machines/properties/property-form-guard.machine.ts'
import { propertyFormMachine } from '../../../src/machines/properties/property-form.machine.ts'
import { propertyListMachine } from '../../../src/machines/properties/property-list.machine.ts'
import { propertyMachine } from '../../../src/machines/property/property.machine.ts'
import { propertyTypeFormMachine } from '../../../src/machines/property-types/property-type-form.machine.ts'
import { sessionMachine } from '../../../src/machines/session/session.machine.ts'
import { shellMachine } from '../../../src/machines/shell/shell.machine.ts'
import { allProperties } from '../../../src/routes/properties.ts'
import { cookieDocument } from '../../support/cookies.ts'
import { facility } from '../../support/facility-records.ts'
import type { MachineModel } from './core.model.ts'
import { property, propertyType, user } from '../../support/records.ts'
import { everySection } from '../../support/sections.ts'
import { nameTakenError } from '../../support/api-errors.ts'
import { SavedMany } from '../../../src/machines/form/saved-many.ts'
import { productsMachine } from '../../../src/machines/products/products.machine.ts'

/* Covers what the other models don't: the other outcome of a guard, and transitions reached only from another start. */

/** These models run without a parent. */
const noop = () => undefined
const propertiesPath = '/hotel-management/properties'
const locationChanged = (pathname: string, search = '') => ({ type: 'location.changed', pathname, search })
const jarOf = (stored: boolean) => {
  const jar = createCookieJar({ document: cookieDocument(), host: 'localhost', isSecure: true, domain: null })
  if (stored) jar.writeUser(user())
  return jar
}
const passwordTyped = (field: string, value: string) => ({ type: 'password.typed', field, value })
const complete = ['current', 'password', 'confirm'].map((field) => passwordTyped(field, 'Abcdef1!'))

const draftChanges = (...all: object[]) => all.map((patch) => ({ type: 'draft.changed', patch }))
const completePatch = { from: '2026-03-04', to: '2026-03-05', reasonCode: 'leak' }
const statusInput = { facilities: [facility()], today: '2026-03-03', status: null, blockingIds: [] }

export const coreGuardModels: MachineModel[] = [
  {
    machine: propertyBulkActionMachine.provide({ actions: { reportApplied: noop } }),
    outputs: [[{ id: 1, ok: true }]],
    events: [
      { type: 'window.changed', window: { from: '2026-05-02', to: '2026-05-01' } },
      { type: 'window.changed', window: { from: '2026-05-01', to: '2026-05-02' } },
    ],
    input: { task: 'window' },
    context: ['window', 'windowError'],
  },
  {
    machine: conditionMachine.provide({ actions: { reportApplied: noop } }),
    outputs: [[{ id: 1, ok: true }]],
    events: [
      { type: 'event.chosen', event: 'fail' },
      { type: 'reason.typed', reason: 'Dust' },
      { type: 'reason.typed', reason: '' },
    ],
    input: { facilities: [facility({ housekeeping_status: 'clean' })] },
    context: ['event', 'reason'],
  },
  {
    machine: conditionMachine.provide({ actions: { reportApplied: noop } }),
    events: [{ type: 'event.chosen', event: 'start' }],
    context: ['event'],
    input: { facilities: [facility({ housekeeping_status: 'dirty', service: 'dnd' })] },
  },
  ...[
    { facilities: [facility({ facility_status: 'out_of_order' })], status: 'available' },
    { facilities: [facility()], status: null },
    { facilities: [facility({ facility_status: 'inactive' })], status: 'inactive' },
  ].map((input) => ({
    machine: statusMachine.provide({ actions: { reportApplied: noop } }),
    outputs: [[], [{ facilityId: 1, kind: 'reservation', from: '2026-03-04', to: '2026-03-05' }]],
    events: draftChanges(
      completePatch,
      { reasonCode: null },
      { status: 'out_of_order' },
      { status: 'inactive' },
      { remarks: 'Soon' },
    ),
    context: ['draft', 'affectedBookings'],
    input: { ...statusInput, ...input },
  })),
  {
    machine: propertyTypeFormMachine.provide({ actions: { reportSaved: noop, reportTaken: noop } }),
    outputs: [propertyType()],
    events: [
      { type: 'field.changed', patch: { name: '' } },
      { type: 'field.changed', patch: { name: 'Inn' } },
    ],
    input: { input: { newKey: () => 'key' }, record: null },
    context: ['submission', 'draft'],
  },
  {
    machine: noticesMachine,
    events: [
      { type: 'notice.given', text: 'Saved.', tone: 'ok' },
      { type: 'notice.given', text: 'Refused.', tone: 'critical' },
      { type: 'announcement.made', text: '3 rooms' },
    ],
    context: ({ waiting }: { waiting: unknown[] }) => waiting.length > 0,
  },
  ...[0, 1].map((is_pass_updated) => ({
    machine: passwordMachine,
    outputs: [{}],
    events: [...complete, passwordTyped('current', ''), { type: 'password.blurred', field: 'confirm' }],
    context: ['draft', 'isFirstTime'],
    input: { user: user({ is_pass_updated }) },
  })),
  {
    machine: propertyMachine,
    outputs: [property()],
    events: [
      locationChanged(`${propertiesPath}/castle-inn/products`),
      locationChanged(propertiesPath),
      { type: 'location.accepted', pathname: `${propertiesPath}/castle-inn/products`, search: '?page=2' },
      { type: 'location.accepted', pathname: `${propertiesPath}/castle-inn/housekeeping`, search: '' },
      { type: 'location.accepted', pathname: propertiesPath, search: '' },
    ],
    input: { sections: everySection({ loaded: productsMachine, load: () => Promise.resolve(productsMachine) }) },
    context: ({ wanted, prefix, section }: { wanted: string; prefix: string; section: { name: string } | null }) => [
      wanted,
      prefix,
      section?.name,
    ],
  },
  ...[null, 'castle-inn'].map((key) => ({
    machine: propertyFormMachine.provide({ actions: { reportTouched: noop, reportSaved: noop } }),
    errors: [nameTakenError],
    outputs: {
      fetchRecord: [property()],
      save: [property(), new SavedMany([], 'Some were created.', { patch: {}, errors: {} })],
    },
    events: [
      { type: 'field.changed', patch: {} },
      { type: 'field.changed', patch: { name: '' } },
      { type: 'images.added', files: [] },
      { type: 'conflict.chosen', field: 'name', side: 'theirs' },
    ],
    input: { key, copyOf: null },
    context: ['submission'],
  })),
  {
    machine: propertyListMachine,
    outputs: [{ data: [], meta: { current_page: 3, last_page: 2, per_page: 25, total: 30 } }],
    events: [
      { type: 'list.shown', search: { ...allProperties, page: 3 } },
      { type: 'keyword.typed', keyword: '' },
    ],
    context: ['keyword'],
  },
  {
    machine: propertyFormGuardMachine.provide({ actions: { reportLocationAccepted: noop, reportSaved: noop } }),
    events: [
      locationChanged(propertiesPath, '?view=new'),
      { type: 'form.savedMany', text: '2 created.', isComplete: true },
      { type: 'form.savedMany', text: '1 created.', isComplete: false },
    ],
  },
  {
    machine: propertiesMachine,
    outputs: [[propertyType()]],
    errors: [new ApiError(500, 'No')],
    events: [
      locationChanged('/hotel-management/properties/castle-inn'),
      locationChanged(propertiesPath),
      { type: 'location.accepted', pathname: propertiesPath, search: '' },
      { type: 'form.saved', record: property(), isNew: true },
      { type: 'bulk.opened', task: 'activate', items: [] },
      { type: 'dialog.applied', text: 'Done.', failed: [] },
      { type: 'propertyTypeForm.opened', propertyType: null },
    ],
  },
  ...[
    { stored: true, loaded: shellMachine },
    { stored: true, loaded: null },
    { stored: false, loaded: null },
  ].map(({ stored, loaded }) => ({
    machine: sessionMachine,
    outputs: [user()],
    events: [
      { type: 'session.ended', token: 'of another session' },
      { type: 'session.ended', token: null },
      { type: 'login.submitted', credentials: { email: 'lena@harbour.example', password: 'Abcdef1!' } },
      { type: 'cookie.changed', user: null },
    ],
    input: { jar: jarOf(stored), shellCode: { loaded, load: () => new Promise(() => undefined) } },
  })),
]
