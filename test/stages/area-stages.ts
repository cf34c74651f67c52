import type { AnyStateMachine } from 'xstate'
import { localError } from '../../src/api/api-error.ts'
import { withProperty } from '../../src/api/property-scope.ts'
import { searches, type Tab } from '../../src/paths/products.ts'
import { tabLabels } from '../../src/screens/products/tabs.ts'
import type { Action } from '../../tools/paths/action.ts'
import type { Echo } from '../../tools/paths/explore.ts'
import type { Move, Stage } from '../../tools/paths/stage.ts'
import { property } from '../support/records.ts'
import { openWire } from '../support/wire.ts'
import { answer, choose, cut, link, press, button, select, untold } from './moves.ts'

interface AreaPlace {
  machine: AnyStateMachine
  tab: Tab
  /** The property it is met in, and what is looked for there. */
  house?: string
  keyword?: string
  /** Opens a flow over the list; and what then brings it to its end. */
  open: readonly Action[]
  apply: readonly Action[]
  /** The button that closes it and changes nothing. */
  cancel?: string
  /** A form of the tab is opened and saved. */
  save?: readonly Action[]
  /** The order of the rows is changed. */
  order?: readonly Action[]
  /** Where what a flow has done can be taken back: the call by which it is done and undone. */
  undoCall?: string
}

interface Known {
  shown: string | null
  undo: object | null
}

const tabs = { role: 'navigation', name: 'Products' }
const atRest = ['flow.closed']
const isShown = ({ shown }: Known) => shown !== null
const isUntouched = ({ shown, undo }: Known) => shown !== null && undo === null

/** A flow whose work is done closes at once. */
const echo: Echo = ({ type }) =>
  type === 'flow.applied' ? { type: 'xstate.done.actor.flow', output: undefined } : null

const flow = { opened: { type: 'flow.opened', ask: {} }, applied: { type: 'flow.applied', text: 'Done.', failed: [] } }
const undo = { run: () => Promise.resolve([]), text: 'As before.' }

const coming = ({ tab, open, apply, cancel = 'Cancel', save, order }: AreaPlace): Move[] => {
  const { empty } = searches[tab]
  const other = tab === 'amenities' ? 'facility-categories' : 'amenities'
  return [
    {
      name: 'more rows a page',
      event: { type: 'area.shown', search: { ...empty, per_page: 25 } },
      in: atRest,
      when: ({ shown }: Known) => shown !== null && !shown.includes('"per_page":25'),
      actions: [choose(select('Rows'), '25')],
    },
    {
      name: 'another tab',
      event: { type: 'area.hidden' },
      in: atRest,
      when: isShown,
      actions: [press(link(tabLabels[other], tabs))],
    },
    {
      name: 'come back',
      event: { type: 'area.shown', search: empty },
      in: atRest,
      when: ({ shown }: Known) => shown === null,
      actions: [press(link(tabLabels[tab], tabs))],
    },
    { name: 'open a flow', event: flow.opened, when: isShown, in: atRest, actions: open },
    {
      name: 'close the flow',
      event: { type: 'xstate.done.actor.flow', output: undefined },
      in: ['flow.open'],
      actions: [press(button(cancel))],
    },
    // After that, since it cannot always be done twice.
    { name: 'the flow does its work', event: flow.applied, in: ['flow.open'], actions: apply },
    ...(save
      ? [{ name: 'save a form', event: { type: 'area.refreshed' }, when: isShown, in: atRest, actions: save }]
      : []),
    ...(order
      ? [{ name: 'change the order', event: { type: 'inventory.changed' }, when: isShown, in: atRest, actions: order }]
      : []),
  ]
}

const takingBack = (call: string): Move[] => [
  {
    name: 'take it back',
    event: { type: 'undo.requested', undo },
    when: isUntouched,
    actions: [press(button('Undo'))],
  },
  {
    name: 'it is taken back',
    event: { type: 'undo.done', results: [] },
    in: ['undo.undoing'],
    actions: [answer(call)],
  },
  {
    name: 'it is not taken back',
    event: { type: 'undo.failed', error: localError('UNREACHABLE') },
    in: ['undo.undoing'],
    actions: [cut(call)],
  },
]

/** One tab of a property's inventory; and, where there is a way back from what was done, just after it. */
export function areaStages(place: AreaPlace): Stage[] {
  const { machine, tab, house = 'harbour-view', keyword, undoCall, open, apply } = place
  const { empty } = searches[tab]
  const shown = { type: 'area.shown', search: empty }
  const common = {
    machine: machine.provide({ actions: { reportChanged: untold, openFlow: untold } }),
    as: 'manager',
    at: `/hotel-management/properties/${house}/products?tab=${tab}${keyword ? `&keyword=${keyword}` : ''}`,
    input: { at: withProperty(openWire().http, property()), currency: 'EUR', property: property() },
    context: ({ shown: search, undo: given }: Known) => [search, given !== null],
    echo,
  }
  const stage: Stage = { ...common, id: `${machine.id}: the tab`, begins: [shown], moves: coming(place) }
  if (!undoCall) return [stage]
  return [
    stage,
    {
      ...common,
      id: `${machine.id}: something was done`,
      holds: [undoCall],
      before: [...open, ...apply, answer(undoCall)],
      begins: [shown, flow.opened, flow.applied, { type: 'xstate.done.actor.flow', output: undefined }],
      moves: takingBack(undoCall),
    },
  ]
}
