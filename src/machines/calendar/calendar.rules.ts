import type { Facility } from '../../api/contract/facility.ts'
import type { CalendarSearch } from '../../routes/calendar.ts'
import type { StatusDraft } from '../facilities/status.rules.ts'
import type { Bar } from './bar.rules.ts'
import type { BlockingBar, BlockingDraft } from './blocking.rules.ts'
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

/** What a person wants to do to rooms and nights. */
export type CalendarDialogRequest =
  | { name: 'block'; roomIds?: readonly number[]; draft?: Partial<StatusDraft> }
  | { name: 'change'; key: string; patch?: Partial<BlockingDraft> }
  | { name: 'release'; key: string }

/** Where a bar was let go. */
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

/** The rows that are to be drawn, or nothing where they are as they were. */
export function layoutOf({ rooms, types, search, nights, groups: before }: Layout): { groups?: Group[]; rows?: Row[] } {
  const shown = rooms.filter((room) => isShown(room, nights.bars.get(room.id) ?? noBars, search))
  const groups = groupsOf(types, shown, search.collapsed)
  const isSame = groups.length === before.length && groups.every((group, at) => isSameGroup(group, before[at]))
  return isSame ? {} : { groups, rows: rowsOf(groups) }
}

/** Whether what lies on the nights decides which rooms are shown. */
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

/** The rooms as they are now; one that is as it was stays the same object. */
export function reuseRooms(before: readonly Room[], now: readonly Room[]): readonly Room[] {
  const loaded = new Map(before.map((room) => [room.id, room]))
  const rooms = now.map((room) => {
    const old = loaded.get(room.id)
    return old && isSameRoom(old.facility, room.facility) ? old : room
  })
  return rooms.length === before.length && rooms.every((room, at) => room === before[at]) ? before : rooms
}

/** The nights that something is known of, for those who change. */
export function loadedRange({ chunks, view }: LoadedNights): Range {
  const starts = [...chunks.keys(), ...chunksOf(view)].sort()
  return { from: starts[0] ?? view.from, to: addDays(starts.at(-1) ?? view.from, chunkDays) }
}

/** The nights that are to come; what is over cannot be changed, and is not selected. */
export function futureSelection(selection: Selection, today: string): Selection | null {
  const from = selection.from < today ? today : selection.from
  return selection.to > from ? { ...selection, from } : null
}

/** What the dialog begins with: the selected nights, as far as they are to come. */
export function blockDraft(selection: Selection | null, today: string): Partial<StatusDraft> {
  if (!selection) return {}
  const from = selection.from < today ? today : selection.from
  return { from, to: selection.to > from ? selection.to : addDays(from, 1) }
}

/** The room with this blocking as the one that is to be ended. */
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
