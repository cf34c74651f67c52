import { type SQL, and, eq } from 'drizzle-orm'
import type { Addon } from '../../src/api/contract/addon.ts'
import type { Context } from '../context.ts'
import { addon_types, addons } from '../db/schema/addons.ts'
import { picturesOf } from '../images/pictures.ts'
import { firstOf } from '../invariants.ts'

export interface FoundAddon {
  row: typeof addons.$inferSelect
  type: string
}

/** Rows matching a condition, with the name of their type. */
export const findAddons = ({ db }: Context, where: SQL | undefined, order: SQL[] = []) =>
  db
    .select({ row: addons, type: addon_types.name })
    .from(addons)
    .innerJoin(addon_types, eq(addon_types.id, addons.addon_type_id))
    .where(where)
    .orderBy(...order)
    .$dynamic()

/** Converts rows to wire format. One query reads the pictures of all rows; none if `hasImages` is false. */
export async function toAddons(ctx: Context, found: readonly FoundAddon[], hasImages = true): Promise<Addon[]> {
  const ids = found.map(({ row }) => row.id)
  const pictures = hasImages ? await picturesOf(ctx, 'addon_id', ids) : null
  return found.map(({ row: whole, type }) => {
    const { name_key: _name, sku_key: _sku, search_key: _search, created_at, updated_at, ...row } = whole
    return {
      ...row,
      addon_type: { id: row.addon_type_id, name: type },
      ...(pictures && { images: pictures.get(row.id) ?? [] }),
      created_at: created_at.toISOString(),
      updated_at: updated_at.toISOString(),
    }
  })
}

/** One add-on in wire format. The caller must already have checked access to it. */
export async function findAddon(ctx: Context, id: number, scope?: SQL): Promise<Addon> {
  return firstOf(await toAddons(ctx, await findAddons(ctx, and(eq(addons.id, id), scope))))
}
