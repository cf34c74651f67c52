import { and, eq } from 'drizzle-orm'
import { phrase } from '../../src/phrases/phrase.ts'
import type { Addon, CreateAddon } from '../../src/api/contract/addon.ts'
import { changesBetween, record } from '../activity/record-activity.ts'
import type { CallerContext } from '../context.ts'
import { addons } from '../db/schema/addons.ts'
import { invalid } from '../errors.ts'
import { arrangePictures } from '../images/arrange.ts'
import { copyPictures } from '../images/copy.ts'
import { decodePictures } from '../images/decode.ts'
import { firstOf } from '../invariants.ts'
import { lockVisibleProperty } from '../scope.ts'
import { addonKeys } from './keys.ts'
import { findAddon } from './row.ts'
import { findTypeInProperty, noSuchTypeMessage, rethrowSkuTaken, logValues } from './write.ts'
import { inTransaction } from '../transaction.ts'

/** Copies the pictures of another add-on of the property to a new one. */
async function copyPicturesFrom(tx: CallerContext, source: number, to: { property_id: number; addon_id: number }) {
  const isSource = and(eq(addons.id, source), eq(addons.property_id, to.property_id))
  const [found] = await tx.db.select({ id: addons.id }).from(addons).where(isSource)
  if (!found) throw invalid({ copy_images_of: [phrase('server.noSuchRecord', { record: 'addon' })] })
  await copyPictures(tx, { property_id: to.property_id, addon_id: source }, [to])
}

/** POST addons. The currency is the property's. */
export async function createAddon(ctx: CallerContext, input: CreateAddon): Promise<Addon> {
  // Decoding is slow, so it runs before the transaction.
  const pictures = await decodePictures(ctx, input.images)
  return inTransaction(ctx, async (tx) => {
    const { property_id, copy_images_of, images: _images, image_order, ...form } = input
    const { currency } = await lockVisibleProperty(tx, property_id)
    const type = await findTypeInProperty(tx, property_id, form.addon_type_id)
    if (!type) throw invalid({ addon_type_id: [noSuchTypeMessage()] })
    const added = await tx.db
      .insert(addons)
      .values({ property_id, currency, ...form, ...addonKeys(form), created_at: ctx.now(), updated_at: ctx.now() })
      .returning({ id: addons.id })
    const { id } = firstOf(added)
    const owner = { property_id, addon_id: id }
    if (copy_images_of !== undefined) await copyPicturesFrom(tx, copy_images_of, owner)
    // Copies have no ids before the insert, so `image_order` cannot name them. They come before the uploads.
    await arrangePictures(tx, owner, pictures, copy_images_of === undefined ? image_order : undefined)
    await record(tx, {
      module: 'addons',
      event: 'created',
      entity: { type: 'addon', id, label: form.name },
      property_id,
      changes: changesBetween({}, logValues(form, type.name, currency)),
    })
    return findAddon(tx, id)
  }).catch(rethrowSkuTaken)
}
