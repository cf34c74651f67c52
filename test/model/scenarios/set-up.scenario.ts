import { cloneParts } from '../../../src/api/contract/set-up.ts'
import { duplicateMachine } from '../../../src/machines/set-up/duplicate.machine.ts'
import { setUpProgressMachine } from '../../../src/machines/set-up/progress.machine.ts'
import { setUpMachine } from '../../../src/machines/set-up/set-up.machine.ts'
import { properties } from '../../../src/routes/properties.ts'
import type { Scenario } from '../../../tools/test-paths/scenario.ts'
import { nothingYet } from '../machines/set-up.model.ts'
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
]
