import { ApiError } from '../../../src/api/api-error.ts'
import { cloneParts } from '../../../src/api/contract/set-up.ts'
import { withProperty } from '../../../src/api/property-scope.ts'
import { noReportingCode } from '../../../src/api/reporting.ts'
import { duplicateMachine } from '../../../src/machines/set-up/duplicate.machine.ts'
import { setUpProgressMachine } from '../../../src/machines/set-up/progress.machine.ts'
import { setUpMachine } from '../../../src/machines/set-up/set-up.machine.ts'
import { recorder } from '../../support/recorder.ts'
import { property } from '../../support/records.ts'
import { openWire } from '../../support/wire.ts'
import type { MachineModel } from './core.model.ts'

const { http } = openWire()
const { ref } = recorder()
const scope = withProperty(http, property())
const input = { scope, http, newKey: () => 'key', property: property(), location: ref, notices: ref }
const noop = () => undefined
const setUpPath = '/hotel-management/properties/castle-inn/set-up'
const locationChanged = (pathname: string, search = '') => ({ type: 'location.changed', pathname, search })

/** What a property without rooms has. */
export const nothingYet = {
  room_categories_count: 0,
  room_types_count: 0,
  rooms_count: 0,
  addons_count: 0,
  attendants_count: 0,
  bookable_status: 'bookable',
} as const

export const setUpModels: MachineModel[] = [
  {
    machine: setUpProgressMachine,
    outputs: [nothingYet],
    events: [{ type: 'query.requested', query: {} }],
    errors: [new ApiError(404, 'No set-up', { code: noReportingCode })],
    input,
    context: ['isNewQuery'],
  },
  {
    machine: duplicateMachine.provide({ actions: { reportSaved: noop } }),
    outputs: [property()],
    errors: [new ApiError(422, 'Taken', { fields: { prefix: ['Already taken'] } })],
    events: [
      { type: 'field.changed', patch: { name: '' } },
      { type: 'field.changed', patch: { name: 'Copy', prefix: 'copy', parts: cloneParts } },
    ],
    input: { input: { ...input, source: property() }, record: null },
    context: ['submission', 'draft'],
  },
  {
    machine: setUpMachine.provide({ actions: { reportLocationAccepted: noop } }),
    // A dialog ends without a result.
    outputs: [undefined],
    events: [
      locationChanged(setUpPath),
      locationChanged(setUpPath, '?view=duplicate'),
      locationChanged('/hotel-management/properties'),
      { type: 'property.duplicated', property: property({ id: 9, prefix: 'copy' }) },
    ],
    input,
  },
]
