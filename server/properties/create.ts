import { phrase } from '../../src/phrases/phrase.ts'
import type { CreateProperty, Property } from '../../src/api/contract/property.ts'
import { changesBetween, record } from '../activity/record-activity.ts'
import type { CallerContext } from '../context.ts'
import { user_properties } from '../db/schema/access.ts'
import { properties } from '../db/schema/properties.ts'
import { invalid } from '../errors.ts'
import { arrangePictures } from '../images/arrange.ts'
import { decodePictures } from '../images/decode.ts'
import { readProperty } from './view.ts'
import { columnsOf, requireType } from './write.ts'
import { inTransaction } from '../transaction.ts'

/** POST property. Assigns the creator to the property, because otherwise they could not see it. */
export async function createProperty(ctx: CallerContext, input: CreateProperty): Promise<Property> {
  // Decoding is slow, so it runs before the transaction.
  const pictures = await decodePictures(ctx, input.images)
  return inTransaction(ctx, async (tx) => {
    await requireType(tx, input)
    const columns = { ...columnsOf(input, input.prefix), prefix: input.prefix }
    const [added] = await tx.db
      .insert(properties)
      .values({ ...columns, created_at: ctx.now(), updated_at: ctx.now() })
      .onConflictDoNothing({ target: properties.prefix })
      .returning({ id: properties.id })
    if (!added) throw invalid({ prefix: [phrase('server.prefixTaken')] })
    await tx.db.insert(user_properties).values({ user_id: ctx.caller.id, property_id: added.id })
    await arrangePictures(tx, { property_id: added.id }, pictures, input.image_order)
    const { name_key: _name, search_key: _search, ...shown } = columns
    await record(tx, {
      module: 'properties',
      event: 'created',
      entity: { type: 'property', id: added.id, label: input.name },
      property_id: added.id,
      changes: changesBetween({}, shown),
    })
    return readProperty(tx, input.prefix)
  })
}
