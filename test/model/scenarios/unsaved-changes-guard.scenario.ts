import type { AnyEventObject, AnyStateMachine } from 'xstate'
import { withProperty } from '../../../src/api/property-scope.ts'
import { productFormGuardMachine } from '../../../src/machines/products/product-form-guard.machine.ts'
import { propertyFormGuardMachine } from '../../../src/machines/properties/property-form-guard.machine.ts'
import type { Action, Target } from '../../../tools/test-paths/action.ts'
import type { NeighbourResponse } from '../../../tools/test-paths/explore.ts'
import type { ScenarioStep, Scenario } from '../../../tools/test-paths/scenario.ts'
import { property } from '../../support/records.ts'
import { openWire } from '../../support/wire.ts'
import { closeSuccessDialog, button, field, link, press, type, noop } from './steps.ts'

const actions = { reportLocationAccepted: noop, reportSaved: noop, reportSavedMany: noop }
const properties = '/hotel-management/properties'
const products = `${properties}/harbour-view/products`

const addressOf = (address: string) => {
  const { pathname, search } = new URL(address, 'http://localhost')
  return { pathname, search }
}
const locationChanged = (address: string) => ({ type: 'location.changed', ...addressOf(address) })

/** A screen with forms, and one of its forms. */
interface GuardOptions {
  machine: AnyStateMachine
  input?: object
  /** The list, and another view of it without a form, with the link that leads there. */
  list: string
  other: { address: string; link: Target }
  form: { address: string; link: Target }
  /** A field of the form that is empty at first. */
  types: Target
}

/** The address bar follows requests, a newly opened form has nothing unsaved, and a saved one returns to the list. */
const neighbours =
  (list: string): NeighbourResponse =>
  (event, sent, snapshot) => {
    const asked = sent.find(({ type }) => type === 'location.requested') as { to: string } | undefined
    if (asked) return locationChanged(asked.to)
    if (event.type === 'form.saved' || (event.type === 'form.savedMany' && event.isComplete))
      return locationChanged(list)
    const isOpened = event.type === 'location.changed' && snapshot.matches({ open: 'clean' })
    return isOpened ? { type: 'form.touched', isDirty: false } : null
  }

const formTouched = (isDirty: boolean): AnyEventObject => ({ type: 'form.touched', isDirty })
const inOpenForm = { in: ['open.clean', 'open.dirty.working'] }

const leaving = (list: string): ScenarioStep[] => [
  { name: 'cancel', event: locationChanged(list), ...inOpenForm, actions: [press(link('Cancel'))] },
  {
    name: 'go back in the browser',
    event: { ...locationChanged(list), isTraversal: true },
    in: ['open.dirty.working'],
    actions: [{ do: 'back' }],
  },
  { name: 'keep editing', event: { type: 'leave.declined' }, actions: [press(button('Keep editing'))] },
  { name: 'discard changes', event: { type: 'leave.confirmed' }, actions: [press(button('Discard changes'))] },
]

const isAt =
  (address: string) =>
  ({ address: known }: { address: string }) =>
    known === address

const editing = ({ machine, input = {}, list, other, form, types }: GuardOptions): Scenario => ({
  id: `${machine.id}: forms come and go`,
  machine,
  account: 'manager',
  address: list,
  input,
  initialEvents: [locationChanged(list)],
  contextKey: ['address', 'wanted'],
  neighbours: neighbours(list),
  steps: [
    {
      name: 'open a form',
      event: locationChanged(form.address),
      when: isAt(list),
      in: ['closed'],
      actions: [press(form.link)],
    },
    {
      name: 'look at something else',
      event: locationChanged(other.address),
      when: isAt(list),
      in: ['closed'],
      actions: [press(other.link)],
    },
    { name: 'type', event: formTouched(true), in: ['open.clean'], actions: [type(types, 'Nova')] },
    {
      name: 'type something else',
      event: formTouched(true),
      in: ['open.dirty.working'],
      actions: [type(types, 'Novo')],
    },
    { name: 'undo it', event: formTouched(false), in: ['open.dirty.working'], actions: [type(types, '')] },
    {
      name: 'jump to a place on the page',
      event: { ...locationChanged(form.address), isTraversal: true },
      ...inOpenForm,
      actions: [{ do: 'open', address: `${form.address}#main` }],
    },
    ...leaving(list),
  ],
})

const at = withProperty(openWire().http, property({ id: 1, prefix: 'harbour-view' }))
const productFormGuard = { machine: productFormGuardMachine.provide({ actions }), input: { scope: at } }
const names = { role: 'textbox', name: 'Names' }

const edit = `${properties}?view=edit&property=casa-azul`
const room: readonly Action[] = [press(button('*Type')), press({ role: 'option', name: 'Double' })]

export const unsavedChangesGuardScenarios: Scenario[] = [
  editing({
    machine: propertyFormGuardMachine.provide({ actions }),
    list: properties,
    other: { address: `${properties}?view=types`, link: link('Property types') },
    form: { address: `${properties}?view=new`, link: link('New property') },
    types: field('Name'),
  }),
  {
    id: 'propertyFormGuard: saving',
    machine: propertyFormGuardMachine.provide({ actions }),
    account: 'manager',
    address: edit,
    before: [type(field('Name'), 'Casa Verde')],
    initialEvents: [locationChanged(edit), formTouched(true)],
    contextKey: ['address', 'wanted'],
    neighbours: neighbours(properties),
    steps: [
      {
        name: 'save',
        event: { type: 'form.saved', record: property(), isNew: false },
        in: ['open.dirty.working'],
        actions: [press(button('Save changes')), closeSuccessDialog],
      },
    ],
  },
  editing({
    ...productFormGuard,
    list: products,
    other: { address: `${products}?tab=amenities`, link: link('Amenities') },
    form: { address: `${products}?view=new`, link: link('New room') },
    types: names,
  }),
  {
    ...productFormGuard,
    id: 'productFormGuard: saving',
    account: 'manager',
    address: `${products}?view=new`,
    before: [...room, type(names, '901')],
    initialEvents: [locationChanged(`${products}?view=new`), formTouched(true)],
    contextKey: ['address', 'wanted'],
    neighbours: neighbours(products),
    steps: [
      {
        name: 'create, of which some are refused',
        event: { type: 'form.savedMany', text: '1 of 2 created.', isComplete: false },
        actions: [type(names, '901, 101'), press(button('Create *'))],
      },
      {
        name: 'create all',
        event: { type: 'form.savedMany', text: '“902” created.', isComplete: true },
        actions: [type(names, '902'), press(button('Create *')), closeSuccessDialog],
      },
    ],
  },
  {
    ...productFormGuard,
    id: 'productFormGuard: saving one',
    account: 'manager',
    address: `${products}?view=edit&id=1`,
    before: [type(field('Name'), '101 B')],
    initialEvents: [locationChanged(`${products}?view=edit&id=1`), formTouched(true)],
    contextKey: ['address', 'wanted'],
    neighbours: neighbours(products),
    steps: [
      {
        name: 'save',
        event: { type: 'form.saved', record: { id: 1, name: '101 B' }, isNew: false },
        in: ['open.dirty.working'],
        actions: [press(button('Save changes')), closeSuccessDialog],
      },
    ],
  },
]
