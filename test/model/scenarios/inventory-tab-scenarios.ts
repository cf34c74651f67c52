import type { AnyStateMachine } from 'xstate'
import { localError } from '../../../src/api/api-error.ts'
import { withProperty } from '../../../src/api/property-scope.ts'
import { searches, type Tab } from '../../../src/routes/products.ts'
import { tabLabels } from '../../../src/screens/products/tabs.ts'
import type { Action } from '../../../tools/test-paths/action.ts'
import type { NeighbourResponse } from '../../../tools/test-paths/explore.ts'
import type { ScenarioStep, Scenario } from '../../../tools/test-paths/scenario.ts'
import { property } from '../../support/records.ts'
import { openWire } from '../../support/wire.ts'
import { answer, choose, cut, link, press, button, select, noop } from './steps.ts'

interface InventoryTabOptions {
  machine: AnyStateMachine
  tab: Tab
  /** The property, and the search keyword. */
  prefix?: string
  keyword?: string
  /** Opens a dialog over the list, and completes it. */
  open: readonly Action[]
  apply: readonly Action[]
  /** The button that closes the dialog without a change. */
  cancel?: string
  /** Opens and saves a form of the tab. */
  save?: readonly Action[]
  /** Changes the order of the rows. */
  order?: readonly Action[]
  /** If a dialog's change can be reverted: the call that does and reverts it. */
  undoCall?: string
}

interface TabState {
  shown: string | null
  undo: object | null
}

const tabs = { role: 'navigation', name: 'Products' }
const atRest = ['dialog.closed']
const isShown = ({ shown }: TabState) => shown !== null
const isUntouched = ({ shown, undo }: TabState) => shown !== null && undo === null

/** A finished dialog closes at once. */
const neighbours: NeighbourResponse = ({ type }) =>
  type === 'dialog.applied' ? { type: 'xstate.done.actor.dialog', output: undefined } : null

const dialogEvents = {
  opened: { type: 'dialog.opened', request: {} },
  applied: { type: 'dialog.applied', text: 'Done.', failed: [] },
}
const undo = { run: () => Promise.resolve([]), text: 'As before.' }

const tabSteps = ({ tab, open, apply, cancel = 'Cancel', save, order }: InventoryTabOptions): ScenarioStep[] => {
  const { empty } = searches[tab]
  const other = tab === 'amenities' ? 'facility-categories' : 'amenities'
  return [
    {
      name: 'more rows a page',
      event: { type: 'tab.shown', search: { ...empty, per_page: 25 } },
      in: atRest,
      when: ({ shown }: TabState) => shown !== null && !shown.includes('"per_page":25'),
      actions: [choose(select('Rows'), '25')],
    },
    {
      name: 'another tab',
      event: { type: 'tab.hidden' },
      in: atRest,
      when: isShown,
      actions: [press(link(tabLabels[other], tabs))],
    },
    {
      name: 'come back',
      event: { type: 'tab.shown', search: empty },
      in: atRest,
      when: ({ shown }: TabState) => shown === null,
      actions: [press(link(tabLabels[tab], tabs))],
    },
    { name: 'open a dialog', event: dialogEvents.opened, when: isShown, in: atRest, actions: open },
    {
      name: 'close the dialog',
      event: { type: 'xstate.done.actor.dialog', output: undefined },
      in: ['dialog.open'],
      actions: [press(button(cancel))],
    },
    // Last, because it can't always be done twice.
    { name: 'the dialog does its work', event: dialogEvents.applied, in: ['dialog.open'], actions: apply },
    ...(save
      ? [{ name: 'save a form', event: { type: 'tab.refreshed' }, when: isShown, in: atRest, actions: save }]
      : []),
    ...(order
      ? [{ name: 'change the order', event: { type: 'inventory.changed' }, when: isShown, in: atRest, actions: order }]
      : []),
  ]
}

/** A change in a list is undone. */
export const undoSteps = (call: string): ScenarioStep[] => [
  {
    name: 'undo it',
    event: { type: 'undo.requested', undo },
    when: isUntouched,
    actions: [press(button('Undo'))],
  },
  {
    name: 'it is undone',
    event: { done: 'revert', output: [] },
    in: ['undo.undoing'],
    actions: [answer(call)],
  },
  {
    name: 'it is not undone',
    event: { failed: 'revert', error: localError('UNREACHABLE') },
    in: ['undo.undoing'],
    actions: [cut(call)],
  },
]

/** Scenarios of one tab of a property's inventory and, if a change can be reverted, just after such a change. */
export function inventoryTabScenarios(place: InventoryTabOptions): Scenario[] {
  const { machine, tab, prefix = 'harbour-view', keyword, undoCall, open, apply } = place
  const { empty } = searches[tab]
  const shown = { type: 'tab.shown', search: empty }
  const common = {
    machine: machine.provide({ actions: { reportChanged: noop, openDialog: noop } }),
    account: 'manager',
    address: `/hotel-management/properties/${prefix}/products?tab=${tab}${keyword ? `&keyword=${keyword}` : ''}`,
    input: { scope: withProperty(openWire().http, property()), currency: 'EUR', property: property() },
    contextKey: ({ shown: search, undo: given }: TabState) => [search, given !== null],
    neighbours,
  }
  const scenario: Scenario = { ...common, id: `${machine.id}: the tab`, initialEvents: [shown], steps: tabSteps(place) }
  if (!undoCall) return [scenario]
  return [
    scenario,
    {
      ...common,
      id: `${machine.id}: something was done`,
      heldCalls: [undoCall],
      before: [...open, ...apply, answer(undoCall)],
      initialEvents: [
        shown,
        dialogEvents.opened,
        dialogEvents.applied,
        { type: 'xstate.done.actor.dialog', output: undefined },
      ],
      steps: undoSteps(undoCall),
    },
  ]
}
