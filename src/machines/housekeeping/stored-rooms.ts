import * as v from 'valibot'
import { Attendant } from '../../api/contract/attendant.ts'
import { Facility } from '../../api/contract/facility.ts'
import { Property } from '../../api/contract/property.ts'
import { createRowParser } from '../../api/row-parser.ts'
import type { Capabilities } from '../capabilities.ts'
import type { CookieJar } from '../session/cookie-jar.ts'
import { storedTexts } from '../session/stored-texts.ts'
import type { Minutes } from './room.rules.ts'
import { now } from '../../clock/now.ts'

const storedName = 'board'
/** Browsers store about five million characters per site. The queue of changes needs some of them. */
const maxCharacters = 2_000_000
/** Milliseconds between two writes of changes. Writing 500 rooms takes about 10 ms, 40 ms on a slow phone (performance P20). */
const restMs = 2000

/** Not a tuple schema, whose code would become part of the first list's chunk. */
const Pair = v.pipe(
  v.array(v.number()),
  v.check(({ length }) => length === 2),
  v.transform(([key = 0, value = 0]): [number, number] => [key, value]),
)

const StoredRooms = v.object({
  /** Time in milliseconds at which the rooms were known to be so. */
  at: v.number(),
  property: Property,
  /** Parsed row by row, which is faster. */
  rooms: v.array(v.unknown()),
  total: v.number(),
  minutes: v.array(Pair),
  attendants: v.array(Attendant),
})
type StoredRooms = v.InferOutput<typeof StoredRooms>

interface StoreInput extends Pick<Capabilities, 'storage' | 'replyCache'> {
  jar: Pick<CookieJar, 'readUser'>
}

/** Data of the housekeeping screen. */
export interface AllRooms {
  rooms: Facility[]
  /** Number of rooms of the property; can exceed the number loaded, since the server limits one response. */
  total: number
  minutes: Minutes
  attendants: Attendant[]
  /** Time of stored rooms in milliseconds; null for rooms from the server. */
  at: number | null
}

/** The last rooms of one property in this browser, for the time without a connection (ADR 0056). */
export interface RoomStore {
  /** The stored rooms; null if there are none. */
  read: () => AllRooms | null
  write: (all: AllRooms) => void
  /**
   * Stores reloaded rooms, soon or when the page is left: in a busy hour, rooms change every second. Requested rooms that are missing no
   * longer exist.
   */
  merge: (rooms: readonly Facility[], requestedIds: readonly number[]) => void
  /** Stores that the rooms are known to be as they are now. */
  confirm: () => void
}

/** Store of the board that was opened last. A delayed write of an earlier board must not replace its rooms. */
let lastOpened: RoomStore | null = null

/** Runs a function once: after a pause, or when the page is left. Returns a function that cancels it. */
function runSoon(run: () => void): () => void {
  const cancel = () => {
    clearTimeout(timer)
    globalThis.removeEventListener?.('pagehide', runOnce)
  }
  const runOnce = () => {
    cancel()
    run()
  }
  const timer = setTimeout(runOnce, restMs)
  globalThis.addEventListener?.('pagehide', runOnce)
  return cancel
}

function readStored({ jar, storage }: StoreInput): StoredRooms | null {
  const owner = jar.readUser()?.id
  const [text] = owner === undefined ? [] : storedTexts(storage).read(String(owner), storedName)
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), StoredRooms), text)
  return read.success ? read.output : null
}

/** The property whose rooms are stored for the signed-in person. Throws the error of the failed read for any other property. */
export function storedProperty(input: StoreInput, prefix: string, failure: unknown): Property {
  const property = readStored(input)?.property
  if (property?.prefix !== prefix) throw failure
  return property
}

/**
 * Stores the rooms of a property for the signed-in person, in place of those of another property. The session machine removes them at the
 * end of the session, and for another person.
 */
export function roomStore(input: StoreInput, property: Property, clock = () => now().getTime()): RoomStore {
  const texts = storedTexts(input.storage)
  const user = input.jar.readUser()
  let latest: AllRooms | null = null
  let knownAt = 0
  let cancel: (() => void) | null = null

  function keep(all: AllRooms) {
    latest = all
    knownAt = clock()
  }

  function store() {
    cancel?.()
    cancel = null
    // Another tab may have signed out while the reply was on its way.
    if (
      !latest ||
      lastOpened !== self ||
      !input.replyCache ||
      user?.id === undefined ||
      input.jar.readUser()?.token !== user.token
    )
      return
    const owner = String(user.id)
    const text = JSON.stringify({
      ...latest,
      at: knownAt,
      property,
      minutes: [...latest.minutes],
    } satisfies StoredRooms)
    // If the rooms can't be stored, older ones must not remain.
    if (text.length > maxCharacters || !texts.write(owner, storedName, text)) texts.remove(owner, storedName)
  }

  const self: RoomStore = {
    write(all) {
      lastOpened = self
      keep(all)
      store()
    },
    merge(rooms, requestedIds) {
      if (!latest) return
      const reread = new Map(rooms.map((room) => [room.id, room]))
      const kept = latest.rooms.filter(({ id }) => reread.has(id) || !requestedIds.includes(id))
      const known = new Set(kept.map(({ id }) => id))
      const added = rooms.filter(({ id }) => !known.has(id))
      keep({ ...latest, rooms: [...kept.map((room) => reread.get(room.id) ?? room), ...added] })
      cancel ??= runSoon(store)
    },
    confirm() {
      if (latest) keep(latest)
      store()
    },
    read() {
      if (cancel) store()
      const stored = readStored(input)
      if (stored?.property.id !== property.id) return null
      const rooms = stored.rooms.map(createRowParser(Facility)).filter((room) => room !== undefined)
      // Rooms of another build that lack a field would be missing on the board.
      if (rooms.length < stored.rooms.length) return null
      return { ...stored, rooms, minutes: new Map(stored.minutes) }
    },
  }
  return self
}
