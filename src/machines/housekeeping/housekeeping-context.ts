import type { AnyActorRef } from 'xstate'
import type { ApiError } from '../../api/api-error.ts'
import type { Attendant } from '../../api/contract/attendant.ts'
import type { HousekeepingEvent } from '../../api/contract/housekeeping.ts'
import type { Property } from '../../api/contract/property.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import type * as paths from '../../paths/housekeeping.ts'
import type { LocationChanged } from '../location/location.actor.ts'
import type { CookieJar } from '../session/cookie-jar.ts'
import type { KeptBox } from '../session/kept.ts'
import type { KeptChanged } from '../session/kept-watch.actor.ts'
import type { LineChanged, RoomsTold } from './line.machine.ts'
import type { Line } from './line.rules.ts'
import type { NetworkEvent } from './network.actor.ts'
import type { QueueReport } from './queue.machine.ts'
import type { Places } from './places.rules.ts'
import type { Ask, Batch, Queue, Results, Rooms } from './request.rules.ts'
import type { HousekeepingRoom, Minutes, RoomWish } from './room.rules.ts'
import type { RoomsReport } from './rooms.machine.ts'
import type { Assignment } from './work.rules.ts'

/** The capability to keep one property's rooms clean. */
export interface HousekeepingInput {
  at: PropertyScope
  property: Property
  location: AnyActorRef
  notices: AnyActorRef
  newKey: () => string
  jar: Pick<CookieJar, 'readUser'>
  kept: KeptBox
}

export interface ReasonAsk {
  ids: readonly number[]
  reason: string
  error: string | null
}

export interface HousekeepingContext {
  input: HousekeepingInput
  search: paths.HousekeepingSearch
  /** As the server has them, and as they are shown: with what is on its way. */
  base: Rooms
  rooms: readonly HousekeepingRoom[]
  minutes: Minutes
  attendants: readonly Attendant[]
  total: number
  error: ApiError | null
  line: Line
  queue: Queue
  /** When the last change was made. */
  lastAt: number
  batches: ReadonlyMap<string, Batch>
  results: Results | null
  selected: ReadonlySet<number>
  /** Rooms that keep their places until whoever pressed has turned elsewhere. */
  places: Places
  changedByOthers: number
  reasonAsk: ReasonAsk | null
  assignment: Assignment | null
}

/** What is wished of rooms besides their condition. */
export interface RoomChangeWish extends Pick<RoomWish, 'service' | 'hk_priority' | 'reported_occupancy'> {
  attendant_id?: number | null | undefined
}

export type HousekeepingMachineEvent =
  | LocationChanged
  | NetworkEvent
  | KeptChanged
  | RoomsTold
  | LineChanged
  | QueueReport
  | RoomsReport
  | { type: 'search.changed'; patch: Partial<paths.HousekeepingSearch>; replace?: boolean }
  | { type: 'rooms.retried' }
  | { type: 'selection.toggled'; id: number }
  | { type: 'selection.replaced'; ids: readonly number[] }
  | { type: 'selection.cleared' }
  | { type: 'event.requested'; event: HousekeepingEvent; ids: readonly number[]; reason?: string; isHeld?: boolean }
  | { type: 'change.requested'; ids: readonly number[]; change: RoomChangeWish; isHeld?: boolean }
  /** Whoever pressed has turned elsewhere; null: from all of them. */
  | { type: 'places.left'; ids: readonly number[] | null }
  | { type: 'undo.requested'; back: Ask[] }
  | { type: 'results.dismissed' }
  | { type: 'reason.typed'; reason: string }
  | { type: 'reason.confirmed' }
  | { type: 'reason.closed' }
  | { type: 'assignment.opened'; ids?: readonly number[] }
  | { type: 'assignment.toggled'; id: number }
  | { type: 'assignment.confirmed' }
  | { type: 'assignment.closed' }
  | { type: 'line.paused' }
  | { type: 'line.resumed' }
  | { type: 'queue.retried' }
  | { type: 'conflict.kept'; id: number }
  | { type: 'conflict.dropped'; id: number }
