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
import type { Action } from '../../design/menu/action.ts'
import type { HousekeepingRoom } from '../../machines/housekeeping/room.rules.ts'
import { eventLabel, serviceNames } from './room-words.ts'

export const eventIcons: Record<HousekeepingEvent, string> = {
  start: cleaning,
  finish: clean,
  pass: inspected,
  fail: undo,
  touch_up: pickup,
}
const serviceIcons: Record<GuestService, string> = { none: circleCheck, dnd: hold, make_up: refresh, declined: hold }
const services = ['dnd', 'make_up', 'declined', 'none'] as const

const refused = (action: Action, note: string | null): Action => (note ? { ...action, isRefused: true, note } : action)

/** Everything that can be done with one room; what it cannot take now says why. */
export function roomActions(room: HousekeepingRoom, refusalOf: (event: HousekeepingEvent) => string | null): Action[] {
  return [
    ...housekeepingEvents.map((event) =>
      refused({ id: event, label: eventLabel(event), icon: eventIcons[event] }, refusalOf(event)),
    ),
    { id: room.priority ? 'calm' : 'rush', label: room.priority ? 'No rush' : 'Rush', icon: circleAlert },
    ...services
      .filter((service) => service !== room.service)
      .map((service) => ({ id: `service-${service}`, label: serviceNames[service], icon: serviceIcons[service] })),
    { id: 'assign', label: 'Assign to…', icon: user },
    ...(room.reported === 'vacant' ? [] : [{ id: 'vacant', label: 'Report vacant', icon: available }]),
    ...(room.reported === 'occupied' ? [] : [{ id: 'occupied', label: 'Report occupied', icon: bed }]),
    ...(room.reported === null ? [] : [{ id: 'unreported', label: 'Withdraw the report', icon: undo }]),
    { id: 'history', label: 'History', icon: history },
  ]
}

interface Offer {
  event: HousekeepingEvent
  refusal: string | null
}

const shortNames: Record<HousekeepingEvent, string> = {
  start: 'Start',
  finish: 'Finish',
  pass: 'Pass',
  fail: 'Fail…',
  touch_up: 'Touch up',
}

/** What can be done with several at once: each event that at least one of them can take. */
export const selectionActions = (offers: readonly Offer[]): Action[] => [
  ...offers
    .filter(({ refusal }) => refusal === null)
    .map(({ event }) => ({ id: event, label: shortNames[event], icon: eventIcons[event] })),
  { id: 'assign', label: 'Assign…', icon: user },
]

/** What is wanted less often; the events that none of them can take are among it, and say why. */
export const moreSelectionActions = (offers: readonly Offer[]): Action[] => [
  { id: 'evenly', label: 'Assign evenly…', icon: users },
  { id: 'rush', label: 'Rush', icon: circleAlert },
  { id: 'calm', label: 'No rush', icon: circleAlert },
  ...services.map((service) => ({
    id: `service-${service}`,
    label: serviceNames[service],
    icon: serviceIcons[service],
  })),
  ...offers
    .filter(({ refusal }) => refusal !== null)
    .map(({ event, refusal }) => refused({ id: event, label: eventLabel(event), icon: eventIcons[event] }, refusal)),
]
