import { ApiError } from '../../../src/api/api-error.ts'
import { noReportingCode } from '../../../src/api/reporting.ts'
import { groupMachine } from '../../../src/machines/group/group.machine.ts'
import { groupFiguresMachine, groupLooksMachine } from '../../../src/machines/group/queries.machine.ts'
import { groupFiguresOf, look } from '../../support/group-records.ts'
import { openWire } from '../../support/wire.ts'
import type { MachineModel } from './core.model.ts'

const { http } = openWire()
const errors = [new ApiError(404, 'No figures', { code: noReportingCode })]

export const groupModels: MachineModel[] = [
  {
    machine: groupMachine,
    events: [{ type: 'group.shown', search: '?view=figures&sort=-adr' }],
    input: { search: '' },
  },
  {
    machine: groupFiguresMachine,
    outputs: [groupFiguresOf()],
    events: [{ type: 'query.requested', query: { date: null, sort: 'name' } }],
    errors,
    input: { scope: { http } },
    context: ['isNewQuery'],
  },
  {
    machine: groupLooksMachine,
    outputs: [[look()]],
    events: [{ type: 'query.requested', query: null }],
    errors,
    input: { scope: { http } },
    context: ['isNewQuery'],
  },
]
