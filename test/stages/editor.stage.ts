import type { AnyEventObject, AnyStateMachine } from 'xstate'
import { withProperty } from '../../src/api/property-scope.ts'
import { productEditorMachine } from '../../src/machines/products/product-editor.machine.ts'
import { propertyEditorMachine } from '../../src/machines/properties/property-editor.machine.ts'
import type { Action, Target } from '../../tools/paths/action.ts'
import type { Echo } from '../../tools/paths/explore.ts'
import type { Move, Stage } from '../../tools/paths/stage.ts'
import { property } from '../support/records.ts'
import { openWire } from '../support/wire.ts'
import { closeSuccess, button, field, link, press, type, untold } from './moves.ts'

const actions = { reportFollowed: untold, reportSaved: untold }
const properties = '/hotel-management/properties'
const products = `${properties}/harbour-view/products`

const addressOf = (address: string) => {
  const { pathname, search } = new URL(address, 'http://localhost')
  return { pathname, search }
}
const changed = (address: string) => ({ type: 'location.changed', ...addressOf(address) })

/** An area with forms, and one of its forms. */
interface StagedEditor {
  machine: AnyStateMachine
  input?: object
  /** The list, and another view of it without a form, by the link that leads there. */
  list: string
  other: { address: string; link: Target }
  form: { address: string; link: Target }
  /** A field of the form that is empty at first. */
  types: Target
}

/** The address bar does as it is asked, a form that opens has nothing unsaved, and a saved one gives way to the list. */
const neighbours =
  (list: string): Echo =>
  (event, told, snapshot) => {
    const asked = told.find(({ type }) => type === 'location.requested') as { to: string } | undefined
    if (asked) return changed(asked.to)
    if (event.type === 'form.saved' || (event.type === 'form.savedEach' && event.isComplete)) return changed(list)
    const isOpened = event.type === 'location.changed' && snapshot.matches({ open: 'clean' })
    return isOpened ? { type: 'form.touched', isDirty: false } : null
  }

const touched = (isDirty: boolean): AnyEventObject => ({ type: 'form.touched', isDirty })
const inForm = { in: ['open.clean', 'open.dirty.working'] }

const leaving = (list: string): Move[] => [
  { name: 'cancel', event: changed(list), ...inForm, actions: [press(link('Cancel'))] },
  {
    name: 'go back in the browser',
    event: { ...changed(list), isTraversal: true },
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

const editing = ({ machine, input = {}, list, other, form, types }: StagedEditor): Stage => ({
  id: `${machine.id}: forms come and go`,
  machine,
  as: 'manager',
  at: list,
  input,
  begins: [changed(list)],
  context: ['address', 'wanted'],
  echo: neighbours(list),
  moves: [
    {
      name: 'open a form',
      event: changed(form.address),
      when: isAt(list),
      in: ['closed'],
      actions: [press(form.link)],
    },
    {
      name: 'look at something else',
      event: changed(other.address),
      when: isAt(list),
      in: ['closed'],
      actions: [press(other.link)],
    },
    { name: 'type', event: touched(true), in: ['open.clean'], actions: [type(types, 'Nova')] },
    { name: 'type something else', event: touched(true), in: ['open.dirty.working'], actions: [type(types, 'Novo')] },
    { name: 'take it back', event: touched(false), in: ['open.dirty.working'], actions: [type(types, '')] },
    {
      name: 'jump to a place on the page',
      event: { ...changed(form.address), isTraversal: true },
      ...inForm,
      actions: [{ do: 'open', address: `${form.address}#main` }],
    },
    ...leaving(list),
  ],
})

const at = withProperty(openWire().http, property({ id: 1, prefix: 'harbour-view' }))
const productEditor = { machine: productEditorMachine.provide({ actions }), input: { at } }
const names = { role: 'textbox', name: 'Names' }

const edit = `${properties}?view=edit&property=casa-azul`
const room: readonly Action[] = [press(button('*Type')), press({ role: 'option', name: 'Double' })]

export const editorStages: Stage[] = [
  editing({
    machine: propertyEditorMachine.provide({ actions }),
    list: properties,
    other: { address: `${properties}?view=types`, link: link('Property types') },
    form: { address: `${properties}?view=new`, link: link('New property') },
    types: field('Name'),
  }),
  {
    id: 'propertyEditor: saving',
    machine: propertyEditorMachine.provide({ actions }),
    as: 'manager',
    at: edit,
    before: [type(field('Name'), 'Casa Verde')],
    begins: [changed(edit), touched(true)],
    context: ['address', 'wanted'],
    echo: neighbours(properties),
    moves: [
      {
        name: 'save',
        event: { type: 'form.saved', record: property(), isNew: false },
        in: ['open.dirty.working'],
        actions: [press(button('Save changes')), closeSuccess],
      },
    ],
  },
  editing({
    ...productEditor,
    list: products,
    other: { address: `${products}?tab=amenities`, link: link('Amenities') },
    form: { address: `${products}?view=new`, link: link('New room') },
    types: names,
  }),
  {
    ...productEditor,
    id: 'productEditor: saving',
    as: 'manager',
    at: `${products}?view=new`,
    before: [...room, type(names, '901')],
    begins: [changed(`${products}?view=new`), touched(true)],
    context: ['address', 'wanted'],
    echo: neighbours(products),
    moves: [
      {
        name: 'create, of which some are refused',
        event: { type: 'form.savedEach', text: '1 of 2 created.', isComplete: false },
        actions: [type(names, '901, 101'), press(button('Create *'))],
      },
      {
        name: 'create all',
        event: { type: 'form.savedEach', text: '“902” created.', isComplete: true },
        actions: [type(names, '902'), press(button('Create *')), closeSuccess],
      },
    ],
  },
  {
    ...productEditor,
    id: 'productEditor: saving one',
    as: 'manager',
    at: `${products}?view=edit&id=1`,
    before: [type(field('Name'), '101 B')],
    begins: [changed(`${products}?view=edit&id=1`), touched(true)],
    context: ['address', 'wanted'],
    echo: neighbours(products),
    moves: [
      {
        name: 'save',
        event: { type: 'form.saved', record: { id: 1, name: '101 B' }, isNew: false },
        in: ['open.dirty.working'],
        actions: [press(button('Save changes')), closeSuccess],
      },
    ],
  },
]
