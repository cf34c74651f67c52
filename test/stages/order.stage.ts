import { withProperty } from '../../src/api/property-scope.ts'
import { orderMachine } from '../../src/machines/facility-types/order.machine.ts'
import type { Action } from '../../tools/paths/action.ts'
import type { Move, Stage } from '../../tools/paths/stage.ts'
import { facilityType } from '../support/facility-type-records.ts'
import { recorder } from '../support/recorder.ts'
import { property } from '../support/records.ts'
import { openWire } from '../support/wire.ts'
import { answer, button, hold, lost, menuItem, press, refused, untold } from './moves.ts'

const calls = 'v1/hotel_management/properties'
const save = `POST ${calls}/update_facility_type/`
const list = `GET ${calls}/facility_types`

interface Known {
  moves: readonly object[]
  sent: number
}

const { ref } = recorder()
const input = { at: withProperty(openWire().http, property({ id: 1 })), notices: ref }

/** The rows are read anew afterwards, which is slow here. */
const slowly = (actions: readonly Action[]): readonly Action[] => [hold(list), ...actions]
const isLast = ({ moves, sent }: Known) => moves.length === sent

const failing: Move[] = [
  refused('saveMove', save, 'invalid'),
  refused('saveMove', save, 'fault of the server'),
  ...lost('saveMove', save),
]

export const orderStages: Stage[] = [
  {
    id: 'facilityTypeOrder: one row after the other',
    machine: orderMachine.provide({ actions: { reportChanged: untold } }),
    as: 'manager',
    at: '/hotel-management/properties/harbour-view/products?tab=facility-types',
    holds: [save],
    input: { input, list: ref },
    context: ['moves', 'sent'],
    moves: [
      {
        name: 'move a row down',
        // To which place is for the page to say.
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
      ...failing.map((move) => ({ ...move, actions: slowly(move.actions) })),
      { name: 'the rows have come', event: { type: 'list.settled' }, actions: [answer(list)] },
    ],
  },
]
