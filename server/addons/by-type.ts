import { asc, eq } from 'drizzle-orm'
import type { AddonsOfType } from '../../src/api/contract/addon.ts'
import { maxUnpagedRows } from '../../src/api/contract/facility.ts'
import type { CallerContext } from '../context.ts'
import { addon_types, addons } from '../db/schema/addons.ts'
import { visibleProperty } from '../scope.ts'

/**
 * GET addon_by_type: all types of a property by name, each with its add-ons by name. Includes types without add-ons.
 */
export async function addonsByType(
  ctx: CallerContext,
  { property_id }: { property_id: number },
): Promise<AddonsOfType[]> {
  await visibleProperty(ctx, property_id)
  const types = await ctx.db
    .select({ id: addon_types.id, name: addon_types.name })
    .from(addon_types)
    .where(eq(addon_types.property_id, property_id))
    .orderBy(asc(addon_types.name_key), asc(addon_types.id))
  const found = await ctx.db
    .select({
      type: addons.addon_type_id,
      addon: {
        id: addons.id,
        name: addons.name,
        sku: addons.sku,
        price: addons.price,
        currency: addons.currency,
        status: addons.status,
      },
    })
    .from(addons)
    .where(eq(addons.property_id, property_id))
    .orderBy(asc(addons.name_key), asc(addons.id))
    .limit(maxUnpagedRows)
  const groups = new Map<number, AddonsOfType['addons']>(types.map(({ id }) => [id, []]))
  for (const { type, addon } of found) groups.get(type)?.push(addon)
  return types.map(({ id, name }) => ({ addon_type_id: id, name, addons: groups.get(id) ?? [] }))
}
