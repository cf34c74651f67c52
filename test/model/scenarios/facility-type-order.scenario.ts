import { withProperty } from '../../../src/api/property-scope.ts'
import { rowOrderMachine } from '../../../src/machines/facility-types/row-order.machine.ts'
import type { Action } from '../../../tools/test-paths/action.ts'
import type { ScenarioStep, Scenario } from '../../../tools/test-paths/scenario.ts'
import { facilityType } from '../../support/facility-type-records.ts'
import { recorder } from '../../support/recorder.ts'
import { property } from '../../support/records.ts'
import { openWire } from '../../support/wire.ts'
import { answer, button, hold, connectionFailures, menuItem, press, failsWith, noop } from './steps.ts'

const calls = 'v1/hotel_management/properties'
const save = `POST ${calls}/update_facility_type/`
const list = `GET ${calls}/facility_types`

interface Known {
  moves: readonly object[]
  sent: number
}

const { ref } = recorder()
const input = { scope: withProperty(openWire().http, property({ id: 1 })), notices: ref }

/** Holds the reload of the rows that follows. */
const slowly = (actions: readonly Action[]): readonly Action[] => [hold(list), ...actions]
const isLast = ({ moves, sent }: Known) => moves.length === sent

const failing: ScenarioStep[] = [
  failsWith('saveMove', save, 'invalid'),
  failsWith('saveMove', save, 'fault of the server'),
  ...connectionFailures('saveMove', save),
]

export const orderScenarios: Scenario[] = [
  {
    id: 'facilityTypeOrder: one row after the other',
    machine: rowOrderMachine.provide({ actions: { reportChanged: noop } }),
    account: 'manager',
    address: '/hotel-management/properties/harbour-view/products?tab=facility-types',
    heldCalls: [save],
    input: { input, list: ref },
    contextKey: ['moves', 'sent'],
    steps: [
      {
        name: 'move a row down',
        // The page decides the new place.
        event: { type: 'row.moved', move: { id: 1, name: 'Single', to: 1 }, total: 9 },
        when: ({ moves }: Known) => moves.length < 2,
        actions: [press(button('Actions for Single')), press(menuItem('Move down'))],
      },
      {
        name: 'the move is saved',
        event: { done: 'saveMove', output: facilityType() },
        when: isLast,
        actions: slowly([answer(save)]),
      },
      {
        name: 'the move is saved, and the next is sent',
        event: { done: 'saveMove', output: facilityType() },
        when: (context: Known) => !isLast(context),
        actions: [{ do: 'answer', call: save, once: true }],
      },
      ...failing.map((step) => ({ ...step, actions: slowly(step.actions) })),
      { name: 'the rows have come', event: { type: 'list.settled' }, actions: [answer(list)] },
    ],
  },
]
