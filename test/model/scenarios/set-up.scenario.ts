import { cloneParts } from '../../../src/api/contract/set-up.ts'
import { copyMachine } from '../../../src/machines/set-up/copy.machine.ts'
import { copyPreviewMachine } from '../../../src/machines/set-up/copy-queries.machine.ts'
import { duplicateMachine } from '../../../src/machines/set-up/duplicate.machine.ts'
import { setUpProgressMachine } from '../../../src/machines/set-up/progress.machine.ts'
import { setUpMachine } from '../../../src/machines/set-up/set-up.machine.ts'
import { properties } from '../../../src/routes/properties.ts'
import type { Scenario } from '../../../tools/test-paths/scenario.ts'
import { copyOfRooms, nothingYet } from '../machines/set-up.model.ts'
import { property } from '../../support/records.ts'
import { leaveAndReturn, propertyPath, queryScenario, sectionInput } from './query-scenarios.ts'
import {
  button,
  checkbox,
  closeErrorDialog,
  connectionFailures,
  errorOf,
  failsWith,
  field,
  link,
  noop,
  press,
  refuseWith,
  succeeds,
  type,
} from './steps.ts'

const setUpPath = `${propertyPath}/set-up`
const source = property({ id: 1, prefix: 'harbour-view', name: 'Harbour View' })
const input = { ...sectionInput, property: source, newKey: () => 'key' }
const clone = 'POST v1/hotel_management/properties/1/clone'
const copy = property({ id: 90, prefix: 'harbour-annex', name: 'Harbour Annex', status: 0 })

const copyCall = 'POST v1/hotel_management/properties/1/copy'
const chosenSource = `${setUpPath}?view=copy&source=10`

interface CopyState {
  draft: { parts: readonly string[] }
  errors: object
}

interface DuplicateState {
  draft: object
  errors: object
}

export const setUpScenarios: Scenario[] = [
  {
    id: 'setUp: its screen',
    machine: setUpMachine.provide({ actions: { reportLocationAccepted: noop } }),
    account: 'manager',
    address: `${setUpPath}?view=duplicate`,
    input,
    initialEvents: [{ type: 'location.changed', pathname: setUpPath, search: '?view=duplicate' }],
    steps: [
      {
        name: 'go away and come back',
        event: { type: 'location.changed', pathname: properties(), search: '' },
        in: ['duplicating'],
        actions: leaveAndReturn,
      },
    ],
  },
  {
    id: 'setUp: its steps',
    machine: setUpMachine.provide({ actions: { reportLocationAccepted: noop } }),
    account: 'manager',
    address: setUpPath,
    input,
    initialEvents: [{ type: 'location.changed', pathname: setUpPath, search: '' }],
    steps: [
      {
        name: 'go away and come back',
        event: { type: 'location.changed', pathname: properties(), search: '' },
        in: ['steps'],
        actions: leaveAndReturn,
      },
      {
        name: 'come back to the window',
        event: { type: 'setUp.refreshed' },
        in: ['steps'],
        actions: [{ do: 'return' }],
      },
    ],
  },
  {
    id: 'duplicate: adding',
    machine: duplicateMachine.provide({ actions: { reportSaved: noop } }),
    account: 'manager',
    address: `${setUpPath}?view=duplicate`,
    heldCalls: [clone],
    input: { input: { ...input, source }, record: null },
    contextKey: ({ draft, errors }: DuplicateState) => [draft, errors],
    steps: [
      {
        name: 'type “Harbour Annex”',
        event: { type: 'field.changed', patch: { name: 'Harbour Annex', prefix: 'harbour-annex' } },
        actions: [type(field('Name'), 'Harbour Annex')],
      },
      {
        name: 'empty the name',
        event: { type: 'field.changed', patch: { name: '', prefix: '' } },
        actions: [type(field('Name'), '')],
      },
      {
        name: 'leave the rooms out',
        event: { type: 'field.changed', patch: { parts: cloneParts.filter((part) => part !== 'rooms') } },
        when: (context: { draft: { parts: readonly string[] } }) => context.draft.parts.includes('rooms'),
        actions: [press(checkbox('Rooms and assets'))],
      },
      { name: 'duplicate', event: { type: 'dialog.submitted' }, actions: [press(button('Duplicate property'))] },
      { name: 'cancel', event: { type: 'dialog.closed' }, in: ['editing'], actions: [press(button('Cancel'))] },
      succeeds('save', clone, copy),
      {
        name: 'save refused with 422',
        event: { failed: 'save', error: errorOf('prefix taken') },
        actions: [refuseWith(clone, 'prefix taken')],
      },
      failsWith('save', clone, 'fault of the server'),
      ...connectionFailures('save', clone),
      closeErrorDialog,
    ],
  },
  queryScenario({
    machine: setUpProgressMachine,
    account: 'manager',
    address: setUpPath,
    call: 'GET v1/hotel_management/properties/1/set-up',
    question: {},
    answer: nothingYet,
    isAsked: true,
    isFollowing: true,
  }),
  {
    id: 'setUp: its copy',
    machine: setUpMachine.provide({ actions: { reportLocationAccepted: noop } }),
    account: 'manager',
    address: `${setUpPath}?view=copy`,
    input,
    initialEvents: [{ type: 'location.changed', pathname: setUpPath, search: '?view=copy' }],
    steps: [
      {
        name: 'go away and come back',
        event: { type: 'location.changed', pathname: properties(), search: '' },
        in: ['copying'],
        actions: leaveAndReturn,
      },
      {
        name: 'come back to the window',
        event: { type: 'setUp.refreshed' },
        in: ['copying'],
        actions: [{ do: 'return' }],
      },
      {
        name: 'choose Maison Belleville',
        event: { type: 'location.changed', pathname: setUpPath, search: '?view=copy&source=10' },
        in: ['copying.choosing'],
        actions: [
          type({ role: 'combobox', name: 'Property' }, 'Belleville'),
          press({ role: 'option', name: 'Maison Belleville' }),
        ],
      },
    ],
  },
  {
    id: 'copyInventory: copying',
    machine: copyMachine.provide({ actions: { reportSaved: noop } }),
    account: 'manager',
    address: chosenSource,
    heldCalls: [copyCall],
    input: { input: { ...input, sourceId: 10 }, record: null },
    contextKey: ({ draft, errors }: CopyState) => [draft, errors],
    steps: [
      {
        name: 'leave the add-ons out',
        event: { type: 'field.changed', patch: { parts: cloneParts.filter((part) => part !== 'addons') } },
        when: ({ draft }: CopyState) => draft.parts.length === cloneParts.length,
        actions: [press(checkbox('Add-ons and their types'))],
      },
      {
        name: 'leave everything out',
        event: { type: 'field.changed', patch: { parts: [] } },
        when: ({ draft }: CopyState) => draft.parts.length === cloneParts.length - 1,
        actions: [press(checkbox('Amenities')), press(checkbox('Categories'))],
      },
      {
        name: 'copy',
        event: { type: 'dialog.submitted' },
        actions: [press(button('Copy inventory'))],
      },
      succeeds('save', copyCall, { id: 10, name: '', ...copyOfRooms }),
      {
        name: 'save refused with 422',
        event: { failed: 'save', error: errorOf('no property to copy from') },
        actions: [refuseWith(copyCall, 'no property to copy from')],
      },
      failsWith('save', copyCall, 'fault of the server'),
      ...connectionFailures('save', copyCall),
      closeErrorDialog,
    ],
  },
  queryScenario({
    machine: copyPreviewMachine,
    account: 'manager',
    address: chosenSource,
    call: 'GET v1/hotel_management/properties/1/copy',
    question: { sourceId: 10 },
    answer: copyOfRooms,
    dismiss: [press(link('Cancel'))],
    isAsked: true,
    isFollowing: true,
  }),
]
