import { asc, eq, inArray } from 'drizzle-orm'
import { phrase } from '../../src/phrases/phrase.ts'
import type { Context } from '../context.ts'
import { images } from '../db/schema/properties.ts'
import { invalid } from '../errors.ts'
import type { Picture } from './decode.ts'
import { type PictureOwner, belongsTo, newImageId } from './pictures.ts'

const maxPictures = 20
const orderError = (message: string) => invalid({ image_order: [message] })

type Slot = { existing: string } | { added: number; picture: Picture }

/**
 * The order as slots (`image_order` of the contract): stored ids, and `new:0` for the first upload. Unlisted uploads
 * are appended. Without an order all stored pictures stay and uploads are appended.
 */
function slotsOf(
  order: readonly string[] | undefined,
  existing: readonly string[],
  pictures: readonly Picture[],
  max: number,
): Slot[] {
  const named = order ?? existing
  if (new Set(named).size !== named.length) throw orderError(phrase('server.pictureNamedTwice'))
  const slots = named.map((name): Slot => {
    const added = Number(/^new:(\d{1,2})$/.exec(name)?.[1])
    const picture = pictures[added]
    if (picture) return { added, picture }
    if (existing.includes(name)) return { existing: name }
    throw orderError(phrase('server.pictureNotThere'))
  })
  const placed = new Set(slots.map((slot) => ('added' in slot ? slot.added : -1)))
  for (const [added, picture] of pictures.entries()) if (!placed.has(added)) slots.push({ added, picture })
  if (slots.length > max) throw invalid({ images: [phrase('server.atMostPictures', { max })] })
  return slots
}

/** Arranges the pictures of an owner in the given order. Returns true if anything changed. */
export async function arrangePictures(
  { db, now }: Context,
  owner: PictureOwner,
  pictures: readonly Picture[],
  order: readonly string[] | undefined,
  max = maxPictures,
): Promise<boolean> {
  const before = await db.select({ id: images.id }).from(images).where(belongsTo(owner)).orderBy(asc(images.position))
  const existing = before.map(({ id }) => id)
  const slots = slotsOf(order, existing, pictures, max)
  const remaining = new Set(slots.flatMap((slot) => ('existing' in slot ? [slot.existing] : [])))
  const removed = existing.filter((id) => !remaining.has(id))
  if (removed.length > 0) await db.delete(images).where(inArray(images.id, removed))
  for (const [position, slot] of slots.entries()) {
    if ('existing' in slot) await db.update(images).set({ position }).where(eq(images.id, slot.existing))
    else await db.insert(images).values({ ...slot.picture, ...owner, id: newImageId(), position, created_at: now() })
  }
  const after = slots.map((slot) => ('existing' in slot ? slot.existing : 'new'))
  return after.join() !== existing.join()
}
