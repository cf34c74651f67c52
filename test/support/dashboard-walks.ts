import { withProperty } from '../../src/api/property-scope.ts'
import { figureRowsMachine, figuresMachine } from '../../src/machines/dashboard/readings.machine.ts'
import { ApiError } from '../../src/api/api-error.ts'
import { noReporting } from '../../src/api/reporting.ts'
import { dashboardOf, rowsOf } from './dashboard-records.ts'
import type { Walk } from './machine-walks.ts'
import { property } from './records.ts'
import { openWire } from './wire.ts'

const input = { at: withProperty(openWire().http, property()) }
/** What a reading is asked, answered, and refused by a server that has no reporting. */
const walksOf = (
  machine: typeof figuresMachine | typeof figureRowsMachine,
  output: object,
  question: object,
): Walk => ({
  machine,
  outputs: [output],
  events: [{ type: 'reading.asked', question }],
  errors: [new ApiError(404, 'No reporting', { code: noReporting })],
  input,
})

export const dashboardWalks: Walk[] = [
  walksOf(figuresMachine, dashboardOf(), { date: null }),
  walksOf(figureRowsMachine, rowsOf(), { date: null, figure: 'sold', page: 1 }),
]
