import { phrase } from '../../src/phrases/phrase.ts'
import { changesBetween, record } from '../activity/record-activity.ts'
import type { CallerContext } from '../context.ts'
import { user_properties } from '../db/schema/access.ts'
import { properties } from '../db/schema/properties.ts'
import { invalid } from '../errors.ts'
import type { columnsOf } from './write.ts'

/**
 * Adds a property and its entry of the log, in the transaction of `tx`, and returns its id. Assigns the caller to it, because otherwise
 * they could not see it. `facts` are changes of the entry that no column holds.
 */
export async function addProperty(
  tx: CallerContext,
  columns: ReturnType<typeof columnsOf> & { prefix: string },
  facts: Record<string, unknown> = {},
): Promise<number> {
  const [added] = await tx.db
    .insert(properties)
    .values({ ...columns, created_at: tx.now(), updated_at: tx.now() })
    .onConflictDoNothing({ target: properties.prefix })
    .returning({ id: properties.id })
  if (!added) throw invalid({ prefix: [phrase('server.prefixTaken')] })
  await tx.db.insert(user_properties).values({ user_id: tx.caller.id, property_id: added.id })
  const { name_key: _name, search_key: _search, ...shown } = columns
  await record(tx, {
    module: 'properties',
    event: 'created',
    entity: { type: 'property', id: added.id, label: columns.name },
    property_id: added.id,
    changes: changesBetween({}, { ...shown, ...facts }),
  })
  return added.id
}
