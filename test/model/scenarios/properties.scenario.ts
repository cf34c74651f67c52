import { propertiesMachine } from '../../../src/machines/properties/properties.machine.ts'
import type { ScenarioStep, Scenario } from '../../../tools/test-paths/scenario.ts'
import { property } from '../../support/records.ts'
import { locationChanged, addressFollowed, followRequest } from './location-events.ts'
import {
  closeSuccessDialog,
  button,
  dialog,
  succeeds,
  field,
  link,
  connectionFailures,
  menuItem,
  press,
  failsWith,
  type,
} from './steps.ts'
import { propertyPath } from './query-scenarios.ts'

const list = '/hotel-management/properties'
const types = `${list}?view=types`
const figures = `${list}?view=figures`
const form = `${list}?view=edit&property=casa-azul`
const call = 'GET v1/hotel_management/properties/property_types'

interface Known {
  view: { name: string } | null
}
const isAt =
  (name: string) =>
  ({ view }: Known) =>
    view?.name === name

const closed = ['bulk.closed + propertyTypeForm.closed']
/** States from which other addresses are opened. If the types are unknown, only the list itself is opened. */
const closedAndAsked = ['types.loading', 'types.known'].map(
  (state) => `bulk.closed + propertyTypeForm.closed + ${state}`,
)
const menu = (item: string) => [press(button('Actions for Casa Azul')), press(menuItem(item))]

/** A finished dialog closes at once. */
const endOf = (id: 'bulk' | 'propertyTypeForm') => ({ type: `xstate.done.actor.${id}`, output: undefined })

const loadingSteps: ScenarioStep[] = [
  succeeds('fetchTypes', call, []),
  failsWith('fetchTypes', call, 'fault of the server'),
  failsWith('fetchTypes', call, 'not permitted'),
  ...connectionFailures('fetchTypes', call),
]

const navigationSteps: ScenarioStep[] = [
  {
    name: 'look at the types',
    event: locationChanged(types),
    in: closedAndAsked,
    when: isAt('list'),
    actions: [press(link('Property types'))],
  },
  {
    name: 'look at the figures',
    event: locationChanged(figures),
    in: closedAndAsked,
    when: isAt('list'),
    actions: [press(link('Figures'))],
  },
  {
    name: 'back to the properties',
    event: locationChanged(list),
    in: closed,
    when: (known: Known) => isAt('types')(known) || isAt('figures')(known),
    actions: [press(link('Properties', { role: 'main', name: '' }))],
  },
  {
    name: 'edit a property',
    event: locationChanged(form),
    in: closedAndAsked,
    when: isAt('list'),
    actions: menu('Edit'),
  },
  {
    name: 'save it',
    event: { type: 'form.saved', record: property({ prefix: 'casa-azul', name: 'Casa Azul' }), isNew: false },
    when: isAt('edit'),
    actions: [press(button('Save changes')), closeSuccessDialog],
  },
]

const applied = { type: 'dialog.applied', text: 'Done.', failed: [] }

const dialogSteps: ScenarioStep[] = [
  {
    name: 'open a change of bookable dates',
    event: { type: 'bulk.opened', task: 'window', items: [] },
    in: closed,
    when: isAt('list'),
    actions: menu('Bookable dates…'),
  },
  { name: 'cancel it', event: endOf('bulk'), in: ['bulk.open'], actions: [press(button('Cancel'))] },
  { name: 'change the dates', event: applied, in: ['bulk.open'], actions: [press(button('Save dates'))] },
  {
    name: 'open the form of a new type',
    event: { type: 'propertyTypeForm.opened', propertyType: null },
    in: closed,
    when: isAt('types'),
    actions: [press(button('New property type'))],
  },
  {
    name: 'cancel the new type',
    event: endOf('propertyTypeForm'),
    in: ['propertyTypeForm.open'],
    actions: [press(button('Cancel'))],
  },
  {
    name: 'add the type',
    event: applied,
    in: ['propertyTypeForm.open'],
    actions: [type(field('Name', dialog('*')), 'Annex'), press(button('Create *')), closeSuccessDialog],
  },
]

const common = {
  machine: propertiesMachine,
  account: 'manager',
  heldCalls: [call],
  contextKey: ({ view }: Known) => view?.name,
}

/** Nothing unsaved blocks an address, and the address bar follows requests. */
const neighbours: Scenario['neighbours'] = (event, sent, snapshot) => {
  if (event.type === 'location.changed') return { ...event, type: 'location.accepted' }
  if (event.type === 'dialog.applied') return endOf(snapshot.matches({ bulk: 'open' }) ? 'bulk' : 'propertyTypeForm')
  return followRequest(sent)
}

/** The list of properties, the list of their types, the form, and the dialogs over them. */
export const propertiesScenarios: Scenario[] = [
  {
    ...common,
    id: 'properties: its views and dialogs',
    address: list,
    initialEvents: [locationChanged(list), addressFollowed(list)],
    neighbours: neighbours,
    steps: [...loadingSteps, ...navigationSteps, ...dialogSteps],
  },
  {
    ...common,
    id: 'properties: first elsewhere',
    address: `${propertyPath}/accounting-report`,
    initialEvents: [
      locationChanged(`${propertyPath}/accounting-report`),
      addressFollowed(`${propertyPath}/accounting-report`),
    ],
    neighbours: neighbours,
    steps: [
      {
        name: 'another section',
        event: locationChanged(`${propertyPath}/activity-logs`),
        in: ['types.unknown'],
        actions: [press(link('Activity Logs'))],
      },
      {
        name: 'go to the properties',
        event: locationChanged(list),
        in: ['types.unknown'],
        actions: [press(link('Properties'))],
      },
    ],
  },
]
