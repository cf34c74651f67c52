import type { AnyActorRef } from 'xstate'
import type { ApiError } from '../../api/api-error.ts'
import type { Attendant } from '../../api/contract/attendant.ts'
import type { HousekeepingEvent } from '../../api/contract/housekeeping.ts'
import type { Property } from '../../api/contract/property.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import type * as paths from '../../routes/housekeeping.ts'
import type { Capabilities } from '../capabilities.ts'
import type { LocationChanged } from '../location/location.actor.ts'
import type { ProblemsRef } from '../problems/problems.machine.ts'
import type { CookieJar } from '../session/cookie-jar.ts'
import type { StorageChanged } from '../session/storage-watch.actor.ts'
import type { StreamChanged } from '../room-changes/room-changes.machine.ts'
import type { StreamState } from '../room-changes/room-changes.rules.ts'
import type { RoomsChanged } from './event-stream.machine.ts'
import type { NetworkEvent } from '../connectivity/network.actor.ts'
import type { QueueReport } from './queue.machine.ts'
import type { HeldPositions } from './held-positions.rules.ts'
import type { ChangeRequest, Batch, Queue, Results, Rooms } from './request.rules.ts'
import type { HousekeepingRoom, Minutes, RoomPatch } from './room.rules.ts'
import type { RoomsReport } from './rooms.machine.ts'
import type { RoomStore } from './stored-rooms.ts'
import type { Assignment } from './work.rules.ts'

/** Capability to manage the housekeeping of one property. */
export interface HousekeepingInput extends Pick<Capabilities, 'storage' | 'replyCache' | 'saveFile'> {
  scope: PropertyScope
  property: Property
  location: AnyActorRef
  notices: AnyActorRef
  newKey: () => string
  jar: Pick<CookieJar, 'readUser'>
}

interface ReasonRequest {
  ids: readonly number[]
  reason: string
  error: string | null
}

export interface HousekeepingContext {
  input: HousekeepingInput
  /** The list of problems, and the reports of new ones. */
  problems: ProblemsRef
  /** The last rooms in this browser. */
  store: RoomStore
  search: paths.HousekeepingSearch
  /** `base` holds the server's rooms, `rooms` those with queued changes applied. */
  base: Rooms
  rooms: readonly HousekeepingRoom[]
  minutes: Minutes
  attendants: readonly Attendant[]
  total: number
  /** Time of stored rooms in milliseconds; null for rooms from the server. */
  storedAt: number | null
  error: ApiError | null
  stream: StreamState
  queue: Queue
  /** Time of the last change. */
  lastAt: number
  batches: ReadonlyMap<string, Batch>
  results: Results | null
  selected: ReadonlySet<number>
  /** Rooms that keep their positions until the person moves on. */
  heldPositions: HeldPositions
  changedByOthers: number
  reasonDialog: ReasonRequest | null
  assignment: Assignment | null
}

/** Changes of a room other than its status. */
export interface RoomChangeInput extends Pick<RoomPatch, 'service' | 'hk_priority' | 'reported_occupancy'> {
  attendant_id?: number | null | undefined
}

export type HousekeepingMachineEvent =
  | LocationChanged
  | NetworkEvent
  | StorageChanged
  | RoomsChanged
  | StreamChanged
  | QueueReport
  | RoomsReport
  | { type: 'search.changed'; patch: Partial<paths.HousekeepingSearch>; replace?: boolean }
  | { type: 'rooms.retried' }
  | { type: 'selection.toggled'; id: number }
  | { type: 'selection.replaced'; ids: readonly number[] }
  | { type: 'selection.cleared' }
  | { type: 'event.requested'; event: HousekeepingEvent; ids: readonly number[]; reason?: string; isHeld?: boolean }
  | { type: 'change.requested'; ids: readonly number[]; change: RoomChangeInput; isHeld?: boolean }
  /** The person left these rooms; null means all rooms. */
  | { type: 'positions.released'; ids: readonly number[] | null }
  | { type: 'undo.requested'; reverts: ChangeRequest[] }
  | { type: 'results.dismissed' }
  | { type: 'reason.typed'; reason: string }
  | { type: 'reason.confirmed' }
  | { type: 'reason.closed' }
  | { type: 'assignment.opened'; ids?: readonly number[] }
  | { type: 'assignment.toggled'; id: number }
  | { type: 'assignment.confirmed' }
  | { type: 'assignment.closed' }
  | { type: 'stream.paused' }
  | { type: 'stream.resumed' }
  | { type: 'queue.retried' }
  | { type: 'conflict.kept'; id: number }
  | { type: 'conflict.dropped'; id: number }
