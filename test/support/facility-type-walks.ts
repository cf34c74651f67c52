import { toApiError } from '../../src/api/api-error.ts'
import { withProperty } from '../../src/api/property-scope.ts'
import { facilityTypeFormMachine } from '../../src/machines/facility-types/facility-type-form.machine.ts'
import { orderMachine } from '../../src/machines/facility-types/order.machine.ts'
import { facilityType } from './facility-type-records.ts'
import type { Walk } from './machine-walks.ts'
import { recorder } from './recorder.ts'
import { property } from './records.ts'
import { openWire } from './wire.ts'
import { nameRefused } from './refusals.ts'

const { ref } = recorder()
const at = withProperty(openWire().http, property())
/** On these walks there is no parent to tell. */
const untold = () => undefined

/** How the machines of facility types are walked. */
export const facilityTypeWalks: Walk[] = [
  {
    machine: orderMachine.provide({ actions: { reportChanged: untold } }),
    input: { input: { at, notices: ref }, list: ref },
    outputs: [facilityType()],
    events: [
      { type: 'row.moved', move: { id: 1, name: 'Double', to: 1 }, total: 2 },
      { type: 'row.moved', move: { id: 1, name: 'Double', to: 0 }, total: 2 },
    ],
  },
  {
    machine: facilityTypeFormMachine.provide({
      actions: { reportTouched: untold, reportSaved: untold },
      guards: { isStale: (_, { error }) => toApiError(error).status === 409 },
    }),
    input: { at, key: 1 },
    errors: [nameRefused],
    outputs: [facilityType()],
    events: [
      { type: 'field.changed', patch: {} },
      { type: 'images.added', files: [] },
      { type: 'conflict.chosen', field: 'name', side: 'theirs' },
    ],
    context: ['submission'],
  },
]
