import {
  type GuestService,
  type HousekeepingEvent,
  housekeepingEvents,
  housekeepingTransitions,
} from '../../api/contract/housekeeping.ts'
import {
  bed,
  circleAlert,
  circleCheck,
  cleaning,
  available,
  history,
  hold,
  inspected,
  pickup,
  refresh,
  undo,
  user,
  users,
  clean,
} from '../../design/icon/icons.css.ts'
import { problem } from '../../design/icon/later-icons.css.ts'
import type { Action } from '../../design/menu/action.ts'
import type { HousekeepingRoom } from '../../machines/housekeeping/room.rules.ts'
import { serviceNames } from '../../machines/housekeeping/patch-texts.rules.ts'
import { eventLabel } from './room-texts.ts'
import { phrase } from '../../phrases/phrase.ts'

const eventIcons: Record<HousekeepingEvent, string> = {
  start: cleaning,
  finish: clean,
  pass: inspected,
  fail: undo,
  touch_up: pickup,
}
const serviceIcons: Record<GuestService, string> = { none: circleCheck, dnd: hold, make_up: refresh, declined: hold }
const services = ['dnd', 'make_up', 'declined', 'none'] as const

const withDeniedReason = (action: Action, note: string | null): Action =>
  note ? { ...action, isDenied: true, note } : action

type DeniedReasonOf = (event: HousekeepingEvent) => string | null

/** The actions that are possible on a room. */
export function roomActions(room: HousekeepingRoom, deniedReasonOf: DeniedReasonOf): Action[] {
  return [
    ...housekeepingEvents
      .filter((event) => deniedReasonOf(event) === null)
      .map((event) => ({ id: event, label: eventLabel(event), icon: eventIcons[event] })),
    {
      id: room.priority ? 'calm' : 'rush',
      label: room.priority ? phrase('housekeeping.noRush') : phrase('housekeeping.rush'),
      icon: circleAlert,
    },
    ...services
      .filter((service) => service !== room.service)
      .map((service) => ({ id: `service-${service}`, label: serviceNames[service], icon: serviceIcons[service] })),
    { id: 'assign', label: phrase('housekeeping.assignToWithDialog'), icon: user },
    ...(room.reported === 'vacant'
      ? []
      : [{ id: 'vacant', label: phrase('housekeeping.reportVacant'), icon: available }]),
    ...(room.reported === 'occupied'
      ? []
      : [{ id: 'occupied', label: phrase('housekeeping.reportOccupied'), icon: bed }]),
    ...(room.reported === null ? [] : [{ id: 'unreported', label: phrase('housekeeping.withdrawReport'), icon: undo }]),
    ...(room.problems === null
      ? []
      : [{ id: 'problem', label: phrase('housekeeping.reportProblemWithDialog'), icon: problem }]),
    { id: 'history', label: phrase('housekeeping.history'), icon: history },
  ]
}

/**
 * Why the other steps are not possible, in one sentence: what keeps the room from a step that its status allows, such
 * as a guest's wish, or else its status. Null if all steps are possible.
 */
export function otherStepsNote({ status }: HousekeepingRoom, deniedReasonOf: DeniedReasonOf): string | null {
  const denied = housekeepingEvents.filter((event) => deniedReasonOf(event) !== null)
  const isForStatus = (event: HousekeepingEvent) => housekeepingTransitions[event].from.includes(status)
  const prevented = denied.find(isForStatus)
  if (prevented) return deniedReasonOf(prevented)
  return denied.length > 0 ? phrase('housekeeping.otherStepsNeedOtherStatus', { status }) : null
}

interface OfferedEvent {
  event: HousekeepingEvent
  deniedReason: string | null
}

const shortLabels: Record<HousekeepingEvent, string> = {
  start: phrase('housekeeping.start'),
  finish: phrase('housekeeping.finish'),
  pass: phrase('housekeeping.pass'),
  fail: phrase('housekeeping.failWithDialog'),
  touch_up: phrase('housekeeping.touchUp'),
}

/** Bulk actions: each event that at least one of the rooms allows. */
export const selectionActions = (offers: readonly OfferedEvent[]): Action[] => [
  ...offers
    .filter(({ deniedReason }) => deniedReason === null)
    .map(({ event }) => ({ id: event, label: shortLabels[event], icon: eventIcons[event] })),
  { id: 'assign', label: phrase('housekeeping.assignWithDialog'), icon: user },
]

/** Rare bulk actions, and the events that none of the rooms allows, with the reason. */
export const moreSelectionActions = (offers: readonly OfferedEvent[]): Action[] => [
  { id: 'evenly', label: phrase('housekeeping.assignEvenlyWithDialog'), icon: users },
  { id: 'rush', label: phrase('housekeeping.rush'), icon: circleAlert },
  { id: 'calm', label: phrase('housekeeping.noRush'), icon: circleAlert },
  ...services.map((service) => ({
    id: `service-${service}`,
    label: serviceNames[service],
    icon: serviceIcons[service],
  })),
  ...offers
    .filter(({ deniedReason }) => deniedReason !== null)
    .map(({ event, deniedReason }) =>
      withDeniedReason({ id: event, label: eventLabel(event), icon: eventIcons[event] }, deniedReason),
    ),
]
