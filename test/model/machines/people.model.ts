import { ApiError, toApiError } from '../../../src/api/api-error.ts'
import { passwordLinkMachine } from '../../../src/machines/password-link/password-link.machine.ts'
import { peopleListMachine } from '../../../src/machines/people/people-list.machine.ts'
import { peopleMachine } from '../../../src/machines/people/people.machine.ts'
import { personActionMachine } from '../../../src/machines/people/person-action.machine.ts'
import { personFormGuardMachine } from '../../../src/machines/people/person-form-guard.machine.ts'
import { personFormMachine } from '../../../src/machines/people/person-form.machine.ts'
import { allPeople } from '../../../src/routes/people.ts'
import { colleague, pageOf } from '../../support/records.ts'
import type { MachineModel } from './core.model.ts'

const noop = () => undefined
const locationChanged = (pathname: string, search = '') => ({ type: 'location.changed', pathname, search })
const peoplePath = '/hotel-management/people'
const person = colleague({ roles: [{ name: 'Front Desk' }], property_ids: [1], lock_version: 2 })
const link = { token: 'token', expires_at: '2026-03-04T10:00:00.000Z' }

/** The people, the form of one, and the link that sets a password. */
export const peopleModels: MachineModel[] = [
  {
    machine: peopleListMachine,
    outputs: [pageOf([person])],
    events: [
      { type: 'list.shown', search: allPeople },
      { type: 'keyword.typed', keyword: 'lena' },
      { type: 'selection.replaced', ids: [person.id] },
    ],
  },
  {
    machine: peopleListMachine,
    outputs: [{ data: [], meta: { current_page: 3, last_page: 2, per_page: 25, total: 30 } }],
    events: [
      { type: 'list.shown', search: { ...allPeople, page: 3 } },
      { type: 'keyword.typed', keyword: '' },
    ],
    context: ['keyword'],
  },
  ...[1, null].map((key) => ({
    machine: personFormMachine.provide({
      actions: { reportTouched: noop, reportSaved: noop },
      guards: { isStale: (_, { error }) => toApiError(error).status === 409 },
    }),
    outputs: [person],
    errors: [new ApiError(422, 'No', { fields: { email: ['Taken'] } })],
    events: [
      { type: 'field.changed', patch: { first_name: '' } },
      { type: 'images.added', files: [] },
      { type: 'conflict.chosen', field: 'email', side: 'theirs' },
    ],
    context: ['submission', 'draft'],
    input: { key },
  })),
  {
    machine: personFormGuardMachine.provide({ actions: { reportLocationAccepted: noop, reportSaved: noop } }),
    events: [
      locationChanged(peoplePath),
      locationChanged(peoplePath, '?view=new'),
      { type: 'form.touched', isDirty: true },
      { type: 'form.touched', isDirty: false },
      { type: 'form.saved', record: person, isNew: true },
    ],
  },
  ...[null, link].map((known) => ({
    machine: personActionMachine.provide({ actions: { reportApplied: noop, copyLink: noop } }),
    outputs: [null, link],
    context: ['link'],
    input: { task: 'link', person, link: known },
  })),
  {
    machine: peopleMachine,
    outputs: [{ roles: [], departments: [], properties: [], all_properties: true }],
    events: [
      locationChanged(peoplePath, '?view=new'),
      { type: 'location.accepted', pathname: peoplePath, search: '' },
      { type: 'form.saved', record: person, isNew: false },
      { type: 'form.saved', record: { ...person, link }, isNew: true },
      { type: 'action.opened', task: 'deactivate', person },
      { type: 'dialog.applied', text: 'Done.', failed: [] },
    ],
    input: { pathname: peoplePath, search: '' },
  },
  ...['', 'token'].map((token) => ({
    machine: passwordLinkMachine,
    outputs: {
      readLink: [{ email: person.email, first_name: 'Lena', expires_at: link.expires_at }],
      setPassword: [{}],
    },
    errors: [new ApiError(404, 'No')],
    events: [
      ...['password', 'confirm'].map((field) => ({ type: 'password.typed', field, value: 'Abcdef1!' })),
      { type: 'password.blurred', field: 'confirm' },
    ],
    context: ['draft'],
    input: { token },
  })),
]
