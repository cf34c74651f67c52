import { toApiError } from '../../../src/api/api-error.ts'
import { withProperty } from '../../../src/api/property-scope.ts'
import { facilityTypeFormMachine } from '../../../src/machines/facility-types/facility-type-form.machine.ts'
import { rowOrderMachine } from '../../../src/machines/facility-types/row-order.machine.ts'
import { facilityType } from '../../support/facility-type-records.ts'
import type { MachineModel } from './core.model.ts'
import { recorder } from '../../support/recorder.ts'
import { property } from '../../support/records.ts'
import { openWire } from '../../support/wire.ts'
import { nameTakenError } from '../../support/api-errors.ts'

const { ref } = recorder()
const at = withProperty(openWire().http, property())
/** These models run without a parent. */
const noop = () => undefined

export const facilityTypeModels: MachineModel[] = [
  {
    machine: rowOrderMachine.provide({ actions: { reportChanged: noop } }),
    input: { input: { scope: at, notices: ref }, list: ref },
    outputs: [facilityType()],
    events: [
      { type: 'row.moved', move: { id: 1, name: 'Double', to: 1 }, total: 2 },
      { type: 'row.moved', move: { id: 1, name: 'Double', to: 0 }, total: 2 },
    ],
  },
  {
    machine: facilityTypeFormMachine.provide({
      actions: { reportTouched: noop, reportSaved: noop },
      guards: { isStale: (_, { error }) => toApiError(error).status === 409 },
    }),
    input: { scope: at, key: 1 },
    errors: [nameTakenError],
    outputs: [facilityType()],
    events: [
      { type: 'field.changed', patch: {} },
      { type: 'images.added', files: [] },
      { type: 'conflict.chosen', field: 'name', side: 'theirs' },
    ],
    context: ['submission'],
  },
]
