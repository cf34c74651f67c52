import { withProperty } from '../../../src/api/property-scope.ts'
import { dashboardDetailsMachine } from '../../../src/machines/dashboard/details.machine.ts'
import { figureRowsMachine, figuresMachine } from '../../../src/machines/dashboard/queries.machine.ts'
import { ApiError } from '../../../src/api/api-error.ts'
import { noReportingCode } from '../../../src/api/reporting.ts'
import { dashboardOf, rowsOf } from '../../support/dashboard-records.ts'
import type { MachineModel } from './core.model.ts'
import { property } from '../../support/records.ts'
import { openWire } from '../../support/wire.ts'

const input = { scope: withProperty(openWire().http, property()) }
/** A query's input and answer, and the error of a server without reporting. */
const modelOf = (
  machine: typeof figuresMachine | typeof figureRowsMachine | typeof dashboardDetailsMachine,
  output: object,
  query: object,
): MachineModel => ({
  machine,
  outputs: [output],
  events: [{ type: 'query.requested', query }],
  errors: [new ApiError(404, 'No reporting', { code: noReportingCode })],
  input,
})

export const dashboardModels: MachineModel[] = [
  modelOf(figuresMachine, dashboardOf(), { date: null }),
  {
    ...modelOf(dashboardDetailsMachine, { arrivals: rowsOf(), compared: null, looks: null }, { date: null }),
    context: ['isNewQuery'],
  },
  modelOf(figureRowsMachine, rowsOf(), { date: null, figure: 'sold', page: 1 }),
]
