import { and, desc, eq } from 'drizzle-orm'
import type { StatusResults } from '../../src/api/contract/facility-status.ts'
import { phrase } from '../../src/phrases/phrase.ts'
import type { CallerContext } from '../context.ts'
import { activity_log } from '../db/schema/activity.ts'
import type { FoundFacility } from '../facilities/find.ts'
import { staleItemText } from '../item-versions.ts'
import { blockingText } from './conflicts.ts'
import { type BlockingRow, toBlocking } from './row.ts'

type Result = StatusResults['results'][number]

/** Result if someone else changed the blocking first: who did, and its current state. */
export async function staleResult(
  tx: CallerContext,
  blocking: BlockingRow,
  room: FoundFacility,
  id: number,
): Promise<Result> {
  const [last] = await tx.db
    .select({ actor: activity_log.actor_name, actor_id: activity_log.actor_id })
    .from(activity_log)
    .where(
      and(
        eq(activity_log.module, 'blockings'),
        eq(activity_log.entity_type, 'facility'),
        eq(activity_log.entity_id, String(room.row.id)),
      ),
    )
    .orderBy(desc(activity_log.id))
    .limit(1)
  const by = {
    who: last ? (last.actor_id === tx.caller.id ? 'you' : 'other') : 'nobody',
    name: last?.actor ?? '',
  }
  const current = toBlocking(blocking, room.today)
  const isOver = current.state === 'cancelled' || current.state === 'completed'
  const message = isOver
    ? phrase('server.blockingOver', { ...by })
    : phrase('server.blockingChanged', { ...by, room: room.row.name, what: blockingText(blocking) })
  return { id, ok: false, message, code: 'CHANGED', current }
}

/** Result if a blocking that the write is based on has left its room: who changed the blockings of the room last. */
export async function movedAwayResult(tx: CallerContext, { row: { id, property_id } }: FoundFacility): Promise<Result> {
  const message = await staleItemText(tx, { module: 'blockings', type: 'facility', id, property_id })
  return { id, ok: false, message, code: 'CHANGED' }
}
