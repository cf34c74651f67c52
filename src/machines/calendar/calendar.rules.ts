import type { Facility } from '../../api/contract/facility.ts'
import type { CalendarSearch } from '../../routes/calendar.ts'
import type { StatusDraft } from '../facilities/status.rules.ts'
import type { Bar } from './bar.rules.ts'
import type { BlockingAction, BlockingBar } from './blocking.rules.ts'
import { type LoadedNights, noBars } from './loaded-nights.rules.ts'
import { chunkDays, chunksOf, type Range } from './range.rules.ts'
import {
  type Group,
  groupsOf,
  isShown,
  type Room,
  type RoomType,
  type Row,
  rowsOf,
  type Selection,
} from './room.rules.ts'
import { addDays } from '../../api/contract/days.ts'

/** Request to open a dialog for rooms or a blocking; `rooms` chooses the rooms first. */
export type CalendarDialogRequest =
  | { name: 'rooms' }
  | { name: 'block'; roomIds?: readonly number[]; draft?: Partial<StatusDraft> }
  | { name: 'change'; key: string; action?: BlockingAction }
  | { name: 'release'; key: string }

/** Position where a bar was dropped. */
export interface Drop {
  key: string
  roomId: number
  from: string
  to: string
}

interface Layout {
  rooms: readonly Room[]
  types: readonly RoomType[]
  search: CalendarSearch
  nights: LoadedNights
  groups: readonly Group[]
}

const isSameGroup = (a: Group, b: Group | undefined) =>
  b !== undefined &&
  a.id === b.id &&
  a.name === b.name &&
  a.isCollapsed === b.isCollapsed &&
  a.rooms.length === b.rooms.length &&
  a.rooms.every((room, at) => room === b.rooms[at])

/** The groups and rows to draw; empty if they have not changed. */
export function layoutOf({ rooms, types, search, nights, groups: before }: Layout): { groups?: Group[]; rows?: Row[] } {
  const shown = rooms.filter((room) => isShown(room, nights.bars.get(room.id) ?? noBars, search))
  const groups = groupsOf(types, shown, search.collapsed)
  const isSame = groups.length === before.length && groups.every((group, at) => isSameGroup(group, before[at]))
  return isSame ? {} : { groups, rows: rowsOf(groups) }
}

/** True if the filters depend on stays and blockings. */
export const dependsOnNights = ({ unassigned, facility_statuses }: CalendarSearch) =>
  unassigned || facility_statuses.length > 0

const displayedFields = [
  'name',
  'floor',
  'facility_type_id',
  'facility_status',
  'housekeeping_status',
  'hk_changed_at',
  'occupancy',
  'stay',
  'service',
  'updated_at',
] as const satisfies readonly (keyof Facility)[]

const isSameRoom = (a: Facility, b: Facility) =>
  displayedFields.every((name) => a[name] === b[name]) &&
  a.current_blocking?.id === b.current_blocking?.id &&
  a.current_blocking?.lock_version === b.current_blocking?.lock_version

/** Replaces the rooms. An unchanged room keeps its object identity. */
export function reuseRooms(before: readonly Room[], now: readonly Room[]): readonly Room[] {
  const loaded = new Map(before.map((room) => [room.id, room]))
  const rooms = now.map((room) => {
    const old = loaded.get(room.id)
    return old && isSameRoom(old.facility, room.facility) ? old : room
  })
  return rooms.length === before.length && rooms.every((room, at) => room === before[at]) ? before : rooms
}

/** The loaded and visible nights, to reload changed rooms in. */
export function loadedRange({ chunks, view }: LoadedNights): Range {
  const starts = [...chunks.keys(), ...chunksOf(view)].sort()
  return { from: starts[0] ?? view.from, to: addDays(starts.at(-1) ?? view.from, chunkDays) }
}

/** The selection without past nights, which can't be changed; null if nothing is left. */
export function futureSelection(selection: Selection, today: string): Selection | null {
  const from = selection.from < today ? today : selection.from
  return selection.to > from ? { ...selection, from } : null
}

/** Initial values of the dialog: the future part of the selected nights. */
export function blockDraft(selection: Selection | null, today: string): Partial<StatusDraft> {
  if (!selection) return {}
  const from = selection.from < today ? today : selection.from
  return { from, to: selection.to > from ? selection.to : addDays(from, 1) }
}

/** The room with this blocking as its current one, for the dialog that ends it. */
export const withBlocking = ({ facility }: Room, { blocking, ...bar }: BlockingBar): Facility => ({
  ...facility,
  current_blocking: {
    id: bar.id,
    facility_id: bar.roomId,
    kind: bar.kind,
    reason_code: blocking.reasonCode ?? 'other',
    reason: blocking.note || (blocking.reasonCode === null ? bar.reason : ''),
    remarks: blocking.remarks,
    date_from: bar.from,
    date_to: bar.to,
    return_status: blocking.returnStatus,
    state: bar.state === 'active' ? 'active' : 'scheduled',
    ...(blocking.lockVersion === null ? {} : { lock_version: blocking.lockVersion }),
  },
})

export function barIn({ bars }: LoadedNights, key: string): Bar | null {
  for (const roomBars of bars.values()) {
    const bar = roomBars.find((candidate) => candidate.key === key)
    if (bar) return bar
  }
  return null
}
