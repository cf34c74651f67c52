import type { HousekeepingContext } from '../../../src/machines/housekeeping/housekeeping.context.ts'
import type { ScenarioStep, Scenario } from '../../../tools/test-paths/scenario.ts'
import {
  attendants,
  sectionShown,
  roomsPage,
  roomsRead,
  streamChanged,
  roomCalls,
  roomIds,
  sectionPath,
  sectionScenario,
} from './housekeeping-scenarios.ts'
import { button, checkbox, dialog, field, menuItem, press, type } from './steps.ts'

const call = roomCalls.change
type Known = HousekeepingContext
/** One action at a time: after a change, a path ends. */
const isUnchanged = ({ lastAt }: Known) => lastAt === 0
const atRest = { in: ['reason.closed + assignment.closed'], when: isUnchanged }
const isTicked = ({ selected }: Known) => selected.size > 0

const ticking: ScenarioStep[] = [
  {
    ...atRest,
    name: 'tick a room',
    event: { type: 'selection.toggled', id: roomIds[103] },
    when: (context: Known) => isUnchanged(context) && !isTicked(context),
    actions: [press(checkbox('Select 103'))],
  },
  {
    ...atRest,
    name: 'tick all',
    event: { type: 'selection.replaced', ids: roomsPage.rooms.map(({ id }) => id) },
    when: (context: Known) => isUnchanged(context) && !isTicked(context),
    actions: [press(checkbox('Select all *'))],
  },
  {
    ...atRest,
    name: 'clear the selection',
    event: { type: 'selection.cleared' },
    when: (context: Known) => isUnchanged(context) && isTicked(context),
    actions: [press(button('Clear', { role: 'group', name: 'Selected rooms' }))],
  },
]

const reason = dialog('Fail the inspection of 108')
const failing: ScenarioStep[] = [
  {
    ...atRest,
    name: 'fail an inspection',
    event: { type: 'event.requested', event: 'fail', ids: [roomIds[108]] },
    actions: [press(button('Actions for 108')), press(menuItem('Fail inspection…'))],
  },
  {
    name: 'say why',
    event: { type: 'reason.typed', reason: 'Dust' },
    when: ({ reasonDialog }: Known) => reasonDialog?.reason === '',
    actions: [type(field('Reason', reason), 'Dust')],
  },
  {
    name: 'confirm',
    event: { type: 'reason.confirmed' },
    actions: [press(button('Fail inspection', reason))],
  },
  { name: 'cancel', event: { type: 'reason.closed' }, actions: [press(button('Cancel', reason))] },
]

const assigning: ScenarioStep[] = [
  {
    ...atRest,
    name: 'share the rooms out',
    event: { type: 'assignment.opened' },
    actions: [press(button('Assign rooms…'))],
  },
  {
    name: 'somebody is not on shift',
    event: { type: 'assignment.toggled', id: attendants[0]!.id },
    when: ({ assignment }: Known) => assignment?.chosen.size === attendants.length,
    actions: [press({ ...checkbox('* is on shift'), index: 0 })],
  },
  {
    name: 'share them out',
    event: { type: 'assignment.confirmed' },
    // The property has one attendant. Without anyone on shift, rooms can't be distributed.
    when: ({ assignment }: Known) => assignment?.chosen.size === attendants.length,
    actions: [press(button('Assign * to *'))],
  },
  {
    name: 'leave them as they are',
    event: { type: 'assignment.closed' },
    actions: [press(button('Cancel'))],
  },
]

/** Actions on the rooms of the table, up to the queue. */
export const tableScenarios: Scenario[] = [
  sectionScenario({
    id: 'housekeeping: the table',
    address: `${sectionPath}?view=table&keyword=10`,
    heldCalls: [call],
    initialEvents: [sectionShown('?view=table&keyword=10'), streamChanged('live'), roomsRead(roomsPage.rooms)],
    steps: [...ticking, ...failing, ...assigning],
  }),
]
