import type { SnapshotFrom } from 'xstate'
import type { Problem } from '../../api/contract/problems.ts'
import type { Property } from '../../api/contract/property.ts'
import { todayIn } from '../../clock/business-date.ts'
import { createInventoryTab, type InventoryTabInput } from '../inventory-tab/inventory-tab.machine.ts'
import { problemChangeMachine } from './problem-change.machine.ts'
import { problemEditMachine } from './problem-edit.machine.ts'
import { problemListMachine } from './problem-list.machine.ts'
import { roomBlockMachine } from './room-block.machine.ts'

/** Capability to work on the problems of one property. */
export interface ProblemTabInput extends InventoryTabInput {
  property: Pick<Property, 'timezone' | 'audit_time'>
}

/** What is done with a problem of the list. */
type ProblemRequest =
  { name: 'change'; problem: Problem; status: Problem['status'] } | { name: 'edit' | 'block'; problem: Problem }

/** The list of problems, and one change of one of them at a time. */
export const problemTabMachine = createInventoryTab({
  id: 'problemTab',
  canUndo: true,
  hasForms: true,
  startList: (start, input: ProblemTabInput) => start(problemListMachine, { id: 'list', input }),
  startDialog: (start, request: ProblemRequest, { scope, property, newKey }: ProblemTabInput) => {
    const { problem } = request
    if (request.name === 'change') {
      const input = { scope, problem, status: request.status }
      return { name: request.name, ref: start(problemChangeMachine, { id: 'dialog', input }) }
    }
    if (request.name === 'edit') {
      const input = { scope, problem, newKey }
      return { name: request.name, ref: start(problemEditMachine, { id: 'dialog', input }) }
    }
    const input = { scope, problem, today: todayIn(property) }
    return { name: request.name, ref: start(roomBlockMachine, { id: 'dialog', input }) }
  },
})

type Snapshot = SnapshotFrom<typeof problemTabMachine>
export const selectProblemList = ({ context }: Snapshot) => context.list
/** The change in progress, or the dialog that edits a problem or blocks its room; null if there is none. */
export const selectProblemDialog = ({ context }: Snapshot) => context.dialog
