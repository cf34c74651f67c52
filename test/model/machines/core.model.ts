import type { AnyStateMachine, EventObject } from 'xstate'
import { ApiError, toApiError } from '../../../src/api/api-error.ts'
import { readPreferences } from '../../../src/api/contract/preferences.ts'
import { accessMachine } from '../../../src/machines/access/access.machine.ts'
import { conditionMachine } from '../../../src/machines/facilities/condition-dialog.machine.ts'
import { statusMachine } from '../../../src/machines/facilities/status-dialog.machine.ts'
import { connectivityMachine } from '../../../src/machines/connectivity/connectivity.machine.ts'
import { groupMachine } from '../../../src/machines/group/group.machine.ts'
import { shellMachine } from '../../../src/machines/shell/shell.machine.ts'
import { noticesMachine } from '../../../src/machines/notices/notices.machine.ts'
import { passwordMachine } from '../../../src/machines/password/password.machine.ts'
import { preferencesMachine } from '../../../src/machines/preferences/preferences.machine.ts'
import { propertiesMachine } from '../../../src/machines/properties/properties.machine.ts'
import { propertyBulkActionMachine } from '../../../src/machines/properties/property-bulk-action.machine.ts'
import { propertyFormGuardMachine } from '../../../src/machines/properties/property-form-guard.machine.ts'
import { propertyFormMachine } from '../../../src/machines/properties/property-form.machine.ts'
import { propertyListMachine } from '../../../src/machines/properties/property-list.machine.ts'
import { productsMachine } from '../../../src/machines/products/products.machine.ts'
import { propertyMachine } from '../../../src/machines/property/property.machine.ts'
import { propertyTypeFormMachine } from '../../../src/machines/property-types/property-type-form.machine.ts'
import { codeOnDemand } from '../../../src/on-demand/code-on-demand.ts'
import { createCookieJar } from '../../../src/machines/session/cookie-jar.ts'
import { sessionMachine } from '../../../src/machines/session/session.machine.ts'
import { allProperties } from '../../../src/routes/properties.ts'
import { navigate } from '../../../src/screens/navigate.ts'
import { cookieDocument } from '../../support/cookies.ts'
import { facility } from '../../support/facility-records.ts'
import { storageInMemory } from '../../support/storage-in-memory.ts'
import { recorder } from '../../support/recorder.ts'
import { pageOf, property, propertyType, user } from '../../support/records.ts'
import { everySection } from '../../support/sections.ts'
import { openWire } from '../../support/wire.ts'
import { nameTakenError } from '../../support/api-errors.ts'

const { ref } = recorder()
const jarOf = (stored: boolean) => {
  const jar = createCookieJar({ document: cookieDocument(), host: 'localhost', isSecure: true, domain: null })
  if (stored) jar.writeUser(user())
  return jar
}
export const modelInput = {
  http: openWire().http,
  parent: ref,
  location: ref,
  notices: ref,
  session: ref,
  jar: jarOf(false),
  storage: storageInMemory().open,
  saveFile: () => undefined,
  newKey: () => 'key',
  navigate,
  services: {},
  user: user(),
  shellCode: { loaded: null, load: () => new Promise(() => undefined) },
  task: 'activate',
  items: [{ id: 1, label: 'House', deniedReason: null }],
  type: propertyType(),
  prefix: 'castle-inn',
  key: 'castle-inn',
}
/** These models run without a parent. */
const noop = () => undefined
/** The password is right, and the server asks for a second step (ADR 0094). */
const secondStepRequired = new ApiError(401, 'Second step', { code: 'SECOND_FACTOR_REQUIRED', current: {} })
const locationChanged = (pathname: string, search = '') => ({ type: 'location.changed', pathname, search })
const propertiesPath = '/hotel-management/properties'

/** Distinguishes sessions by their token. */
const sessionToken = ({ user: known }: { user?: { token: string } | null }) => known?.token

/** A machine with sample input, results, errors and events. All of its paths are found by sending it these. */
export interface MachineModel {
  machine: AnyStateMachine
  /** Possible results of its calls, or a list for each call by its name in `setup`. */
  outputs?: unknown[] | Readonly<Record<string, unknown[]>>
  /** Possible errors of its calls, besides a rejection and a stale record. */
  errors?: unknown[]
  /** Its events with a payload; other events are sent without one. */
  events?: (EventObject & Record<string, unknown>)[]
  /** The part of the context that its guards read: names of fields, or a digest. */
  context?: string[] | ((context: never) => unknown)
  input?: object
}
export const coreModels: MachineModel[] = [
  { machine: accessMachine, outputs: [{ permissions: [], roles: [] }] },
  {
    machine: propertyBulkActionMachine.provide({ actions: { reportApplied: noop } }),
    outputs: [[{ id: 1, ok: true }], [{ id: 1, ok: false }]],
  },
  { machine: connectivityMachine },
  {
    machine: conditionMachine.provide({ actions: { reportApplied: noop } }),
    outputs: [[{ id: 1, ok: true }], [{ id: 1, ok: false }]],
    events: [{ type: 'event.chosen', event: 'start' }],
    context: ['event'],
    input: { facilities: [facility()] },
  },
  {
    machine: statusMachine.provide({ actions: { reportApplied: noop } }),
    outputs: [[], [{ id: 1, ok: true }], [{ id: 1, ok: false }]],
    events: [{ type: 'draft.changed', patch: { from: '2026-03-04', to: '2026-03-05', reasonCode: 'leak' } }],
    context: ['draft'],
    input: {
      facilities: [facility()],
      today: '2026-03-03',
      status: null,
      blockingIds: [],
    },
  },
  {
    machine: propertyTypeFormMachine.provide({
      actions: { reportSaved: noop, reportTaken: noop },
      guards: { isStale: (_, { error }) => toApiError(error).status === 409 },
    }),
    outputs: [propertyType()],
    errors: [nameTakenError],
    events: [{ type: 'field.changed', patch: { name: 'Inn' } }],
    input: { input: { newKey: () => 'key' }, record: propertyType() },
    context: ['submission'],
  },
  { machine: noticesMachine, events: [{ type: 'announcement.made', text: 'Hello' }] },
  {
    machine: passwordMachine,
    outputs: [{}],
    events: [
      ...['current', 'password', 'confirm'].map((field) => ({ type: 'password.typed', field, value: 'Abcdef1!' })),
      { type: 'password.blurred', field: 'confirm' },
    ],
    context: ['draft', 'isFirstTime'],
  },
  ...[
    { isStoredByServer: true, shown: {} },
    { isStoredByServer: true, shown: { unsent: '7' } },
    { isStoredByServer: false, shown: {} },
  ].map((input) => ({
    machine: preferencesMachine,
    outputs: [readPreferences({})],
    errors: [new ApiError(404, 'No')],
    events: [{ type: 'preference.chosen', change: { theme: 'dark' } }],
    // A choice makes another object than the one that was sent.
    context: ({ chosen, sent }: { chosen: object; sent: object | null }) => chosen === sent,
    input: { ...input, owner: '7' },
  })),
  {
    machine: propertyMachine,
    outputs: [property()],
    events: [
      locationChanged(`${propertiesPath}/castle-inn/products`),
      locationChanged(`${propertiesPath}/castle-inn`),
      locationChanged(propertiesPath),
    ],
    input: { sections: everySection(codeOnDemand(() => new Promise(() => undefined))) },
    context: ['wanted'],
  },
  {
    machine: propertyMachine,
    outputs: [property()],
    events: [
      locationChanged(`${propertiesPath}/castle-inn/products`),
      locationChanged(`${propertiesPath}/castle-inn`),
      locationChanged(propertiesPath),
      { type: 'location.accepted', pathname: `${propertiesPath}/casa-azul/products`, search: '' },
    ],
    input: { sections: everySection({ loaded: productsMachine, load: () => Promise.resolve(productsMachine) }) },
    context: ['wanted'],
  },
  {
    machine: propertyFormMachine.provide({ actions: { reportTouched: noop, reportSaved: noop } }),
    outputs: [property()],
    errors: [nameTakenError],
    events: [
      { type: 'field.changed', patch: {} },
      { type: 'images.added', files: [] },
      { type: 'conflict.chosen', field: 'name', side: 'theirs' },
    ],
    context: ['submission'],
  },
  {
    machine: propertyListMachine,
    outputs: [pageOf([property()])],
    events: [
      { type: 'list.shown', search: allProperties },
      { type: 'keyword.typed', keyword: 'inn' },
      { type: 'selection.replaced', ids: [property().id] },
    ],
  },
  {
    machine: propertyFormGuardMachine.provide({ actions: { reportLocationAccepted: noop, reportSaved: noop } }),
    events: [
      locationChanged(propertiesPath),
      locationChanged(propertiesPath, '?view=new'),
      { type: 'form.touched', isDirty: true },
      { type: 'form.touched', isDirty: false },
      { type: 'form.saved', record: property(), isNew: true },
    ],
  },
  {
    machine: propertiesMachine,
    outputs: [[propertyType()]],
    events: [
      locationChanged(propertiesPath),
      locationChanged(propertiesPath, '?view=new'),
      { type: 'location.accepted', pathname: propertiesPath, search: '' },
      { type: 'form.saved', record: property(), isNew: true },
      { type: 'bulk.opened', task: 'activate', items: modelInput.items },
      { type: 'dialog.applied', text: 'Done.', failed: [] },
      { type: 'propertyTypeForm.opened', propertyType: null },
      { type: 'group.loaded', logic: groupMachine },
    ],
    context: ['view'],
  },
  { machine: sessionMachine, outputs: [user()], errors: [secondStepRequired], context: sessionToken },
  {
    machine: sessionMachine,
    outputs: [shellMachine],
    events: [
      { type: 'session.ended', token: null },
      { type: 'cookie.changed', user: null },
      { type: 'cookie.changed', user: user({ token: 'other' }) },
      { type: 'user.changed', user: user() },
    ],
    context: sessionToken,
    input: { jar: jarOf(true) },
  },
]
