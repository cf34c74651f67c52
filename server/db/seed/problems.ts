import { and, asc, eq } from 'drizzle-orm'
import type { ProblemKind, ProblemPriority, ProblemStatus } from '../../../src/api/contract/problems.ts'
import { textKey } from '../../../src/api/contract/text-key.ts'
import { itemAt } from '../../invariants.ts'
import type { Db } from '../schema.ts'
import { room_blockings } from '../schema/blockings.ts'
import { room_problems } from '../schema/problems.ts'
import type { Added } from './add-property.ts'
import { insertAll } from './insert.ts'
import { staffOf } from './operations.ts'
import type { Random } from './random.ts'

interface ProblemPlan {
  kind: ProblemKind
  text: string
  priority: ProblemPriority
  status: ProblemStatus
  /** Hours before today's midnight at which it was reported. */
  hours: number
}

/** The problem for which a room is out of order. */
const blockedPlan: ProblemPlan = {
  kind: 'plumbing',
  text: 'Shower leaks into the room below. The floor beside the drain is soft.',
  priority: 'urgent',
  status: 'in_progress',
  hours: 50,
}

/** Typical problems, the most illustrative first, because a small hotel gets only the first ones. */
const plans: readonly ProblemPlan[] = [
  {
    kind: 'electrical',
    text: 'Reading lamp on the left side of the bed does not switch on. The bulb is new.',
    priority: 'normal',
    status: 'open',
    hours: 15,
  },
  {
    kind: 'climate',
    text: 'Air conditioning drips onto the carpet below the window.',
    priority: 'urgent',
    status: 'open',
    hours: 6,
  },
  {
    kind: 'lost_and_found',
    text: 'Silver earring under the bed, handed in at the front desk.',
    priority: 'low',
    status: 'open',
    hours: 30,
  },
  {
    kind: 'furniture',
    text: 'Wardrobe door hangs on one hinge.',
    priority: 'normal',
    status: 'in_progress',
    hours: 41,
  },
  { kind: 'equipment', text: 'Kettle trips the fuse.', priority: 'normal', status: 'done', hours: 60 },
  {
    kind: 'note',
    text: 'The guest likes two extra pillows and sleeps late.',
    priority: 'low',
    status: 'open',
    hours: 20,
  },
  {
    kind: 'cleaning',
    text: 'Red wine on the carpet in front of the sofa. Needs the carpet machine.',
    priority: 'normal',
    status: 'open',
    hours: 9,
  },
]

/** Rooms per problem of a hotel. */
const roomsPerProblem = 12

async function addToProperty(db: Db, { id: property_id, rooms }: Added, random: Random, today: Date): Promise<void> {
  const { attendants, supervisor } = await staffOf(db, property_id)
  const [blocking] = await db
    .select({ id: room_blockings.id, facility_id: room_blockings.facility_id })
    .from(room_blockings)
    .where(and(eq(room_blockings.property_id, property_id), eq(room_blockings.reason_code, 'leak')))
    .orderBy(asc(room_blockings.id))
    .limit(1)
  const free = rooms.filter(({ id }) => id !== blocking?.facility_id)
  const count = Math.min(plans.length, Math.max(3, Math.round(rooms.length / roomsPerProblem)))
  const start = random.int(0, free.length - 1)
  const rowOf = ({ hours, ...plan }: ProblemPlan, facility_id: number, at: number) => {
    const reported_at = new Date(today.getTime() - hours * 3_600_000)
    const changed_at = plan.status === 'open' ? reported_at : new Date(reported_at.getTime() + 2 * 3_600_000)
    const reported_by = itemAt(attendants, at % attendants.length).id
    const isDone = plan.status === 'done'
    return {
      ...plan,
      property_id,
      facility_id,
      search_key: textKey(plan.text),
      reported_by,
      reported_at,
      changed_by: plan.status === 'open' ? reported_by : supervisor.id,
      changed_at,
      done_by: isDone ? supervisor.id : null,
      done_at: isDone ? changed_at : null,
    }
  }
  await insertAll(db, room_problems, [
    ...(blocking ? [{ ...rowOf(blockedPlan, blocking.facility_id, 0), blocking_id: blocking.id }] : []),
    ...plans.slice(0, count).map((plan, at) => rowOf(plan, itemAt(free, (start + at * 5) % free.length).id, at)),
  ])
}

/** Adds a few problems of rooms to each open hotel; the first is why a room is out of order. */
export async function addProblems(db: Db, added: readonly Added[], random: Random, today: Date): Promise<void> {
  for (const property of added) if ((property.place.status ?? 1) === 1) await addToProperty(db, property, random, today)
}
