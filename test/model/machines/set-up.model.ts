import { ApiError } from '../../../src/api/api-error.ts'
import { cloneParts } from '../../../src/api/contract/set-up.ts'
import { withProperty } from '../../../src/api/property-scope.ts'
import { noReportingCode } from '../../../src/api/reporting.ts'
import { copyMachine } from '../../../src/machines/set-up/copy.machine.ts'
import { copyPreviewMachine, copySourcesMachine } from '../../../src/machines/set-up/copy-queries.machine.ts'
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

/** What a copy to a property without inventory does. */
export const copyOfRooms = {
  lists: [
    { list: 'rooms', added: 20, existing: { count: 1, names: ['101'] }, unmatched: { count: 0, names: [] } } as const,
  ],
  has_other_currency: false,
}

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
    machine: copySourcesMachine,
    outputs: [[{ id: 2, name: 'Hill House' }]],
    events: [{ type: 'query.requested', query: {} }],
    errors: [new ApiError(404, 'No list', { code: noReportingCode })],
    input,
    context: ['isNewQuery'],
  },
  {
    machine: copyPreviewMachine,
    outputs: [copyOfRooms],
    events: [{ type: 'query.requested', query: { sourceId: 2 } }],
    errors: [new ApiError(404, 'No copy', { code: noReportingCode })],
    input,
    context: ['isNewQuery'],
  },
  {
    machine: copyMachine.provide({ actions: { reportSaved: noop } }),
    outputs: [{ id: 2, name: 'Hill House', ...copyOfRooms }],
    errors: [new ApiError(422, 'Nothing', { fields: { with: ['Required'] } })],
    events: [
      { type: 'field.changed', patch: { parts: [] } },
      { type: 'field.changed', patch: { parts: cloneParts } },
    ],
    input: { input: { ...input, sourceId: 2 }, record: null },
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
      locationChanged(setUpPath, '?view=copy'),
      locationChanged(setUpPath, '?view=copy&source=2'),
      { type: 'inventory.copied', copied: copyOfRooms },
      { type: 'property.duplicated', property: property({ id: 9, prefix: 'copy' }) },
    ],
    input,
  },
]
