import { propertiesMachine } from '../../src/machines/properties/properties.machine.ts'
import type { Move, Stage } from '../../tools/paths/stage.ts'
import { property } from '../support/records.ts'
import { changed, followed, wentWhereAsked } from './addresses.ts'
import { closeSuccess, button, dialog, ends, field, link, lost, menuItem, press, refused, type } from './moves.ts'
import { house } from './reading-stages.ts'

const list = '/hotel-management/properties'
const types = `${list}?view=types`
const form = `${list}?view=edit&property=casa-azul`
const call = 'GET v1/hotel_management/properties/property_types'

interface Known {
  view: { name: string } | null
}
const isAt =
  (name: string) =>
  ({ view }: Known) =>
    view?.name === name

const closed = ['bulk.closed + naming.closed']
/** From where the types are unknown, the list itself is gone to: what is to be seen then is said of it. */
const closedAndAsked = ['types.loading', 'types.known'].map((state) => `bulk.closed + naming.closed + ${state}`)
const menu = (item: string) => [press(button('Actions for Casa Azul')), press(menuItem(item))]

/** A flow whose work is done closes at once. */
const endOf = (id: 'bulk' | 'naming') => ({ type: `xstate.done.actor.${id}`, output: undefined })

const reading: Move[] = [
  ends('fetchTypes', call, []),
  refused('fetchTypes', call, 'fault of the server'),
  refused('fetchTypes', call, 'not permitted'),
  ...lost('fetchTypes', call),
]

const moving: Move[] = [
  {
    name: 'look at the types',
    event: changed(types),
    in: closedAndAsked,
    when: isAt('list'),
    actions: [press(link('Property types'))],
  },
  {
    name: 'back to the properties',
    event: changed(list),
    in: closed,
    when: isAt('types'),
    actions: [press(link('Properties', { role: 'main', name: '' }))],
  },
  { name: 'edit a property', event: changed(form), in: closedAndAsked, when: isAt('list'), actions: menu('Edit') },
  {
    name: 'save it',
    event: { type: 'form.saved', record: property({ prefix: 'casa-azul', name: 'Casa Azul' }), isNew: false },
    when: isAt('edit'),
    actions: [press(button('Save changes')), closeSuccess],
  },
]

const applied = { type: 'flow.applied', text: 'Done.', failed: [] }

const flows: Move[] = [
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
    event: { type: 'naming.opened', propertyType: null },
    in: closed,
    when: isAt('types'),
    actions: [press(button('New property type'))],
  },
  { name: 'cancel the new type', event: endOf('naming'), in: ['naming.open'], actions: [press(button('Cancel'))] },
  {
    name: 'add the type',
    event: applied,
    in: ['naming.open'],
    actions: [type(field('Name', dialog('*')), 'Annex'), press(button('Create *')), closeSuccess],
  },
]

const common = {
  machine: propertiesMachine,
  as: 'manager',
  holds: [call],
  context: ({ view }: Known) => view?.name,
}

/** Nothing unsaved stands against an address, and the bar goes where it is sent. */
const neighbours: Stage['echo'] = (event, told, snapshot) => {
  if (event.type === 'location.changed') return { ...event, type: 'address.followed' }
  if (event.type === 'flow.applied') return endOf(snapshot.matches({ bulk: 'open' }) ? 'bulk' : 'naming')
  return wentWhereAsked(told)
}

/** The list of properties, that of their types, the form, and what lies open over them. */
export const propertiesStages: Stage[] = [
  {
    ...common,
    id: 'properties: its views and flows',
    at: list,
    begins: [changed(list), followed(list)],
    echo: neighbours,
    moves: [...reading, ...moving, ...flows],
  },
  {
    ...common,
    id: 'properties: first elsewhere',
    at: `${house}/accounting-report`,
    begins: [changed(`${house}/accounting-report`), followed(`${house}/accounting-report`)],
    echo: neighbours,
    moves: [
      {
        name: 'another section',
        event: changed(`${house}/activity-logs`),
        in: ['types.unknown'],
        actions: [press(link('Activity Logs'))],
      },
      {
        name: 'go to the properties',
        event: changed(list),
        in: ['types.unknown'],
        actions: [press(link('Properties'))],
      },
    ],
  },
]
