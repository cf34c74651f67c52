import type { CreateProperty, Property } from '../../src/api/contract/property.ts'
import type { CallerContext } from '../context.ts'
import { arrangePictures } from '../images/arrange.ts'
import { decodePictures } from '../images/decode.ts'
import { addProperty } from './add.ts'
import { readProperty } from './view.ts'
import { columnsOf, requireType } from './write.ts'
import { inTransaction } from '../transaction.ts'

/** POST property. */
export async function createProperty(ctx: CallerContext, input: CreateProperty): Promise<Property> {
  // Decoding is slow, so it runs before the transaction.
  const pictures = await decodePictures(ctx, input.images)
  return inTransaction(ctx, async (tx) => {
    await requireType(tx, input)
    const property_id = await addProperty(tx, { ...columnsOf(input, input.prefix), prefix: input.prefix })
    await arrangePictures(tx, { property_id }, pictures, input.image_order)
    return readProperty(tx, input.prefix)
  })
}
