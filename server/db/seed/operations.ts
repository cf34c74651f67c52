import { and, asc, eq, sql } from 'drizzle-orm'
import type { HousekeepingStatus } from '../../../src/api/contract/housekeeping.ts'
import { firstOf, itemAt, valueOf } from '../../invariants.ts'
import type { Db } from '../schema.ts'
import { roles, user_properties, user_roles, users } from '../schema/access.ts'
import { withSearchKeys } from '../../activity/search-key.ts'
import { activity_log } from '../schema/activity.ts'
import { room_blockings } from '../schema/blockings.ts'
import { facilities, facility_connections } from '../schema/facilities.ts'
import { stays } from '../schema/stays.ts'
import type { Added } from './add-property.ts'
import { blockingRows } from './blocking-rows.ts'
import { type Actor, cleaningLog } from './cleaning.ts'
import { dayFrom } from './days.ts'
import { insertAll } from './insert.ts'
import type { Random } from './random.ts'

const columns = {
  id: facilities.id,
  name: facilities.name,
  changedAt: facilities.hk_changed_at,
  kind: facilities.kind,
  floor: facilities.floor,
  building: facilities.building,
  condition: facilities.housekeeping_status,
}

/** Changed values of rooms and assets, by id. */
type Changes = Map<number, Partial<typeof facilities.$inferInsert>>

function change(changes: Changes, ids: readonly number[], values: Partial<typeof facilities.$inferInsert>): void {
  for (const id of ids) changes.set(id, { ...changes.get(id), ...values })
}

/** Writes all changes in one statement: each update of a facility writes all its indexes. */
async function writeChanges(db: Db, changes: Changes): Promise<void> {
  const rows = [...changes].map(([id, values]) => ({ id, ...values }))
  const names = [...new Set([...changes.values()].flatMap(Object.keys))]
  if (names.length === 0) return
  const assignments = names.map((name) => sql.raw(`${name} = coalesce(changed.${name}, facilities.${name})`))
  await db.execute(sql`update facilities set ${sql.join(assignments, sql`, `)}
    from jsonb_populate_recordset(null::facilities, ${JSON.stringify(rows)}::jsonb) changed
    where facilities.id = changed.id`)
}

interface Staff {
  attendants: readonly Actor[]
  supervisor: Actor
}

/** Housekeeping staff of a hotel. A hotel without attendants has only the supervisor. */
export async function staffOf(db: Db, propertyId: number): Promise<Staff> {
  const name = sql<string>`${users.first_name} || ' ' || ${users.last_name}`
  const attendants = await db
    .select({ id: users.id, name })
    .from(users)
    .innerJoin(user_properties, eq(user_properties.user_id, users.id))
    .innerJoin(user_roles, eq(user_roles.user_id, users.id))
    .innerJoin(roles, eq(roles.id, user_roles.role_id))
    .where(and(eq(user_properties.property_id, propertyId), eq(roles.name, 'Housekeeping Attendant')))
    .orderBy(asc(users.id))
  const supervisors = await db
    .select({ id: users.id, name })
    .from(users)
    .where(eq(users.email_key, 'supervisor@demo.example'))
  return { attendants: attendants.length > 0 ? attendants : supervisors, supervisor: firstOf(supervisors) }
}

type DayRoom = Pick<typeof facilities.$inferSelect, 'id' | 'name'> & {
  condition: HousekeepingStatus
  changedAt: Date | null
}

/** Age limit of the cleaning log. Short, because seeding is part of each first start. */
const recentMs = 12 * 3_600_000

/** Adds recent cleaning and inspections, to the rooms and to the log. */
async function addCleaning(
  db: Db,
  propertyId: number,
  rooms: readonly DayRoom[],
  { attendants, supervisor }: Staff,
  today: Date,
  changes: Changes,
) {
  const by = new Map<number, number[]>()
  const entries = rooms.flatMap(({ changedAt, ...room }, index) => {
    const attendant = itemAt(attendants, index % attendants.length)
    const isRecent = changedAt !== null && changedAt.getTime() >= today.getTime() - recentMs
    const logged = isRecent ? cleaningLog(propertyId, { ...room, changedAt }, { attendant, supervisor }) : []
    const last = logged.at(-1)?.actor_id
    if (last) by.set(last, [...(by.get(last) ?? []), room.id])
    return logged
  })
  for (const [hk_changed_by, ids] of by) change(changes, ids, { hk_changed_by })
  await insertAll(
    db,
    activity_log,
    await withSearchKeys(
      db,
      entries.toSorted((a, b) => Number(a.occurred_at) - Number(b.occurred_at)),
    ),
  )
}

/** Adds one hotel's operations: connecting rooms, assignments, guest requests and blockings. */
async function addDay(db: Db, { id, place, rooms }: Added, staff: Staff, random: Random, today: Date) {
  const { attendants } = staff
  const rows = await db
    .select(columns)
    .from(facilities)
    .where(eq(facilities.property_id, id))
    .orderBy(asc(facilities.id))
  const ofRooms = rows.filter(({ kind }) => kind === 'room')
  const doors = ofRooms.flatMap((room, index) => {
    const next = ofRooms[index + 1]
    const isBeside = next && next.floor === room.floor && next.building === room.building
    if (index % 6 !== 0 || !isBeside) return []
    return [
      { facility_id: room.id, other_id: next.id },
      { facility_id: next.id, other_id: room.id },
    ]
  })
  await insertAll(db, facility_connections, doors)
  if ((place.status ?? 1) === 0) return
  const booked = await db.select().from(stays).where(eq(stays.property_id, id)).orderBy(asc(stays.id))
  const staysOf = new Map(rooms.map((room) => [room.id, booked.filter(({ facility_id }) => facility_id === room.id)]))
  const blockings = blockingRows(
    id,
    ofRooms.map((room) => room.id),
    staysOf,
    random,
    today,
  )
  await insertAll(db, room_blockings, blockings)
  const isOccupied = (room: number) => valueOf(staysOf, room).some(({ state }) => state === 'in_house')
  const changes: Changes = new Map()
  // A room being cleaned has no do-not-disturb request.
  const asking = ofRooms.filter((room) => isOccupied(room.id) && room.condition !== 'cleaning')
  const services = asking.map((room) => ({ id: room.id, share: random.int(1, 100) }))
  const within = (from: number, to: number) =>
    services.filter(({ share }) => share > from && share <= to).map((service) => service.id)
  change(changes, within(0, 8), { service: 'dnd' })
  change(changes, within(8, 12), { service: 'declined' })
  change(changes, within(12, 22), { service: 'make_up' })
  // In a few rooms the attendant's report differs from the front office.
  const found = (isTaken: boolean) =>
    ofRooms
      .filter((room) => isOccupied(room.id) === isTaken)
      .flatMap((room, index) => (index % 23 === 11 ? [room.id] : []))
  change(changes, found(true), { reported_occupancy: 'vacant' })
  change(changes, found(false), { reported_occupancy: 'occupied' })
  const unclean = ofRooms.filter(({ condition }) => ['dirty', 'pickup', 'cleaning'].includes(condition))
  for (const [turn, { id: attendant_id }] of attendants.entries())
    change(
      changes,
      unclean.filter((_room, index) => index % (attendants.length + 1) === turn).map((room) => room.id),
      { attendant_id },
    )
  await addCleaning(db, id, ofRooms, staff, today, changes)
  const isAwaited = (room: number) => valueOf(staysOf, room).some(({ arrival }) => arrival === dayFrom(today, 0))
  change(
    changes,
    unclean.filter((room) => isAwaited(room.id)).map((room) => room.id),
    { hk_priority: 1 },
  )
  // A large hotel has one inactive parking space.
  if (place.rooms >= 60)
    change(
      changes,
      rows
        .filter(({ kind }) => kind === 'asset')
        .slice(-1)
        .map((row) => row.id),
      { is_inactive: true },
    )
  await writeChanges(db, changes)
}

/** Adds typical operations of each hotel, in addition to the stays. */
export async function addOperations(db: Db, added: readonly Added[], random: Random, today: Date): Promise<void> {
  for (const property of added) await addDay(db, property, await staffOf(db, property.id), random, today)
}
