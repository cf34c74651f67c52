import { ApiError } from '../../src/api/api-error.ts'
import { conditionMachine } from '../../src/machines/facilities/condition.machine.ts'
import { statusMachine } from '../../src/machines/facilities/status.machine.ts'
import { noticesMachine } from '../../src/machines/notices/notices.machine.ts'
import { passwordMachine } from '../../src/machines/password/password.machine.ts'
import { createCookieJar } from '../../src/machines/session/cookie-jar.ts'
import { propertiesMachine } from '../../src/machines/properties/properties.machine.ts'
import { propertyBulkMachine } from '../../src/machines/properties/property-bulk.machine.ts'
import { propertyEditorMachine } from '../../src/machines/properties/property-editor.machine.ts'
import { propertyFormMachine } from '../../src/machines/properties/property-form.machine.ts'
import { propertyListMachine } from '../../src/machines/properties/property-list.machine.ts'
import { propertyMachine } from '../../src/machines/property/property.machine.ts'
import { namingMachine } from '../../src/machines/property-types/naming.machine.ts'
import { sessionMachine } from '../../src/machines/session/session.machine.ts'
import { consoleMachine } from '../../src/machines/console/console.machine.ts'
import { allProperties } from '../../src/paths.ts'
import { cookieDocument } from './cookies.ts'
import { facility } from './facility-records.ts'
import type { Walk } from './machine-walks.ts'
import { property, propertyType, user } from './records.ts'
import { everySection } from './sections.ts'
import { nameRefused } from './refusals.ts'
import { SavedEach } from '../../src/machines/form/saved-each.ts'
import { productsMachine } from '../../src/machines/products/products.machine.ts'

/* What the other walks do not meet: the second answer of a guard, and what is taken only from another start. */

/** On these walks there is no parent to tell. */
const untold = () => undefined
const list = '/hotel-management/properties'
const at = (pathname: string, search = '') => ({ type: 'location.changed', pathname, search })
const noun = { one: 'room', many: 'rooms' }
const jarOf = (stored: boolean) => {
  const jar = createCookieJar({ document: cookieDocument(), host: 'localhost', isSecure: true, domain: null })
  if (stored) jar.writeUser(user())
  return jar
}
const typed = (field: string, value: string) => ({ type: 'password.typed', field, value })
const complete = ['current', 'password', 'confirm'].map((field) => typed(field, 'Abcdef1!'))

const patches = (...all: object[]) => all.map((patch) => ({ type: 'draft.changed', patch }))
const dated = { from: '2026-03-04', to: '2026-03-05', reasonCode: 'leak' }
const statusInput = { noun, facilities: [facility()], today: '2026-03-03', status: null, blockingIds: [] }

export const guardWalks: Walk[] = [
  {
    machine: propertyBulkMachine.provide({ actions: { reportApplied: untold } }),
    outputs: [[{ id: 1, ok: true }]],
    events: [
      { type: 'window.changed', window: { from: '2026-05-02', to: '2026-05-01' } },
      { type: 'window.changed', window: { from: '2026-05-01', to: '2026-05-02' } },
    ],
    input: { task: 'window' },
    context: ['window', 'windowError'],
  },
  {
    machine: conditionMachine.provide({ actions: { reportApplied: untold } }),
    outputs: [[{ id: 1, ok: true }]],
    events: [
      { type: 'event.chosen', event: 'fail' },
      { type: 'reason.typed', reason: 'Dust' },
      { type: 'reason.typed', reason: '' },
    ],
    input: { facilities: [facility({ housekeeping_status: 'clean' })], noun },
    context: ['event', 'reason'],
  },
  {
    machine: conditionMachine.provide({ actions: { reportApplied: untold } }),
    events: [{ type: 'event.chosen', event: 'start' }],
    context: ['event'],
    input: { facilities: [facility({ housekeeping_status: 'dirty', service: 'dnd' })], noun },
  },
  ...[
    { facilities: [facility({ facility_status: 'out_of_order' })], status: 'available' },
    { facilities: [facility()], status: null },
    { facilities: [facility({ facility_status: 'inactive' })], status: 'inactive' },
  ].map((input) => ({
    machine: statusMachine.provide({ actions: { reportApplied: untold } }),
    outputs: [[], [{ facilityId: 1, kind: 'reservation', from: '2026-03-04', to: '2026-03-05' }]],
    events: patches(
      dated,
      { reasonCode: null },
      { status: 'out_of_order' },
      { status: 'inactive' },
      { remarks: 'Soon' },
    ),
    context: ['draft', 'hits'],
    input: { ...statusInput, ...input },
  })),
  {
    machine: namingMachine.provide({ actions: { reportSaved: untold, reportTaken: untold } }),
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
      { type: 'notice.given', text: 'Refused.', tone: 'bad' },
      { type: 'announcement.made', text: '3 rooms' },
    ],
    context: ({ waiting }: { waiting: unknown[] }) => waiting.length > 0,
  },
  ...[0, 1].map((is_pass_updated) => ({
    machine: passwordMachine,
    outputs: [{}],
    events: [...complete, typed('current', ''), { type: 'password.left', field: 'confirm' }],
    context: ['draft', 'isFirstTime'],
    input: { user: user({ is_pass_updated }) },
  })),
  {
    machine: propertyMachine,
    outputs: [property()],
    events: [
      at(`${list}/castle-inn/products`),
      at(list),
      { type: 'address.followed', pathname: `${list}/castle-inn/products`, search: '?page=2' },
      { type: 'address.followed', pathname: `${list}/castle-inn/housekeeping`, search: '' },
      { type: 'address.followed', pathname: list, search: '' },
    ],
    input: { sections: everySection({ loaded: productsMachine, load: () => Promise.resolve(productsMachine) }) },
    context: ({ wanted, prefix, section }: { wanted: string; prefix: string; section: { name: string } | null }) => [
      wanted,
      prefix,
      section?.name,
    ],
  },
  ...[null, 'castle-inn'].map((key) => ({
    machine: propertyFormMachine.provide({ actions: { reportTouched: untold, reportSaved: untold } }),
    errors: [nameRefused],
    outputs: {
      fetchRecord: [property()],
      save: [property(), new SavedEach([], 'Some were created.', { patch: {}, errors: {} })],
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
    machine: propertyEditorMachine.provide({ actions: { reportFollowed: untold, reportSaved: untold } }),
    events: [
      at(list, '?view=new'),
      { type: 'form.savedEach', text: '2 created.', isComplete: true },
      { type: 'form.savedEach', text: '1 created.', isComplete: false },
    ],
  },
  {
    machine: propertiesMachine,
    outputs: [[propertyType()]],
    errors: [new ApiError(500, 'No')],
    events: [
      at('/hotel-management/properties/castle-inn'),
      at(list),
      { type: 'address.followed', pathname: list, search: '' },
      { type: 'form.saved', record: property(), isNew: true },
      { type: 'bulk.opened', task: 'activate', items: [] },
      { type: 'flow.applied', text: 'Done.', failed: [] },
      { type: 'naming.opened', propertyType: null },
    ],
  },
  ...[
    { stored: true, loaded: consoleMachine },
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
    input: { jar: jarOf(stored), consoleCode: { loaded, load: () => new Promise(() => undefined) } },
  })),
]
