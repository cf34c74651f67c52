import { type GuestService, type HousekeepingEvent, housekeepingEvents } from '../../api/contract/housekeeping.ts'
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
import { eventLabel, serviceNames } from './room-texts.ts'

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

/** All actions on a room. Denied actions give the reason. */
export function roomActions(
  room: HousekeepingRoom,
  deniedReasonOf: (event: HousekeepingEvent) => string | null,
): Action[] {
  return [
    ...housekeepingEvents.map((event) =>
      withDeniedReason({ id: event, label: eventLabel(event), icon: eventIcons[event] }, deniedReasonOf(event)),
    ),
    { id: room.priority ? 'calm' : 'rush', label: room.priority ? 'No rush' : 'Rush', icon: circleAlert },
    ...services
      .filter((service) => service !== room.service)
      .map((service) => ({ id: `service-${service}`, label: serviceNames[service], icon: serviceIcons[service] })),
    { id: 'assign', label: 'Assign to…', icon: user },
    ...(room.reported === 'vacant' ? [] : [{ id: 'vacant', label: 'Report vacant', icon: available }]),
    ...(room.reported === 'occupied' ? [] : [{ id: 'occupied', label: 'Report occupied', icon: bed }]),
    ...(room.reported === null ? [] : [{ id: 'unreported', label: 'Withdraw the report', icon: undo }]),
    ...(room.problems === null ? [] : [{ id: 'problem', label: 'Report a problem…', icon: problem }]),
    { id: 'history', label: 'History', icon: history },
  ]
}

interface OfferedEvent {
  event: HousekeepingEvent
  deniedReason: string | null
}

const shortLabels: Record<HousekeepingEvent, string> = {
  start: 'Start',
  finish: 'Finish',
  pass: 'Pass',
  fail: 'Fail…',
  touch_up: 'Touch up',
}

/** Bulk actions: each event that at least one of the rooms allows. */
export const selectionActions = (offers: readonly OfferedEvent[]): Action[] => [
  ...offers
    .filter(({ deniedReason }) => deniedReason === null)
    .map(({ event }) => ({ id: event, label: shortLabels[event], icon: eventIcons[event] })),
  { id: 'assign', label: 'Assign…', icon: user },
]

/** Rare bulk actions, and the events that none of the rooms allows, with the reason. */
export const moreSelectionActions = (offers: readonly OfferedEvent[]): Action[] => [
  { id: 'evenly', label: 'Assign evenly…', icon: users },
  { id: 'rush', label: 'Rush', icon: circleAlert },
  { id: 'calm', label: 'No rush', icon: circleAlert },
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
