import type { AnyActorRef } from 'xstate'
import type { ApiError } from '../../api/api-error.ts'
import type { Facility } from '../../api/contract/facility.ts'
import type { Property } from '../../api/contract/property.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import type { CalendarSearch } from '../../routes/calendar.ts'
import type { StatusRef } from '../facilities/status-dialog.machine.ts'
import type { DialogApplied, Undo } from '../dialog/dialog-report.ts'
import type { LocationChanged } from '../location/location.actor.ts'
import type { BlockingRef, ChangeRefused } from './blocking.machine.ts'
import type { BlockingAction } from './blocking.rules.ts'
import type { Drop, CalendarDialogRequest } from './calendar.rules.ts'
import type { ChunkFigures, createFigures } from './figure.rules.ts'
import type { RoomPickerRef, RoomsPicked } from './room-picker.machine.ts'
import type { LoadedNights } from './loaded-nights.rules.ts'
import type { NightsReport } from './nights.actor.ts'
import type { Group, Room, RoomType, Row, Selection } from './room.rules.ts'
import type { RoomChangeReport } from './event-stream.machine.ts'

export interface CalendarInput {
  scope: PropertyScope
  property: Property
  location: AnyActorRef
  notices: AnyActorRef
}

/** The open dialog. A drop's dialog is hidden until the drop is denied. The details of a bar need no actor of their own. */
export type CalendarDialog =
  | { name: 'bar'; key: string }
  | { name: 'rooms'; ref: RoomPickerRef }
  | { name: 'block' | 'release'; ref: StatusRef }
  | { name: 'change'; action: BlockingAction; ref: BlockingRef; isHidden: boolean }

/** All rooms of a property, and its types in order. */
export interface CalendarRooms {
  rooms: Facility[]
  types: RoomType[]
}

/** An undo, and the rooms that it changes. */
export interface RoomsUndo {
  undo: Undo
  roomIds: readonly number[]
}

export interface CalendarContext {
  input: CalendarInput
  search: CalendarSearch
  today: string
  rooms: readonly Room[]
  types: readonly RoomType[]
  roomsError: ApiError | null
  nights: LoadedNights
  /** Errors by the first day of the chunk. */
  nightErrors: ReadonlyMap<string, ApiError>
  /** Times in milliseconds at which chunks were last known to be current, by the first day of the chunk. */
  loadedAt: ReadonlyMap<string, number>
  count: ReturnType<typeof createFigures>
  figures: ChunkFigures
  groups: readonly Group[]
  rows: readonly Row[]
  selection: Selection | null
  dialog: CalendarDialog | null
  undoing: RoomsUndo | null
  /** True once the view has been announced to screen readers. */
  isAnnounced: boolean
}

export type CalendarEvent =
  | LocationChanged
  | NightsReport
  | RoomChangeReport
  | DialogApplied
  | ChangeRefused
  | RoomsPicked
  | { type: 'search.changed'; patch: Partial<CalendarSearch>; replace?: boolean }
  | { type: 'range.stepped'; by: -1 | 1 }
  | { type: 'today.requested' }
  | { type: 'group.toggled'; id: number }
  | ({ type: 'rooms.selected' } & Selection)
  | { type: 'selection.cleared' }
  | { type: 'bar.opened'; key: string }
  | { type: 'bar.closed' }
  | { type: 'dialog.opened'; request: CalendarDialogRequest }
  | ({ type: 'bar.dropped' } & Drop)
  | { type: 'rooms.retried' }
  | { type: 'nights.retried' }
  | { type: 'calendar.refreshed' }
  | { type: 'query.cancelled' }
  | ({ type: 'undo.requested' } & RoomsUndo)
