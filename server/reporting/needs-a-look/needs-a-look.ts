import { type SQL, sql } from 'drizzle-orm'
import {
  type Look,
  type LookExample,
  type LookKind,
  lookKinds,
  maxExamples,
  type NeedsALookQuery,
} from '../../../src/api/contract/needs-a-look.ts'
import type { CallerContext } from '../../context.ts'
import { rowsOf } from '../../db/rows.ts'
import { properties } from '../../db/schema/properties.ts'
import { groupBy } from '../../group-by.ts'
import { firstOf } from '../../invariants.ts'
import { todayAtProperty, visibleProperty, visibleTo } from '../../scope.ts'
import { lookRules } from './rules.ts'

interface Row extends Omit<LookExample, 'id'> {
  property_id: number
  prefix: string
  name: string
  check_in_time: string
  kind: LookKind
  count: number
  id: number | string
}

/** One statement for all properties and kinds. `place` limits the examples, `count` counts all records. */
const statementOf = (ctx: CallerContext, kinds: readonly LookKind[], propertyId: number | undefined): SQL => sql`
  with of_caller as materialized (
    select ${properties.id}, ${properties.prefix}, ${properties.name}, ${properties.name_key}, ${properties.check_in_time},
      ${properties.bookable_date_from}, ${properties.bookable_date_to}, ${todayAtProperty(ctx.now())} as today
    from ${properties}
    where ${visibleTo(ctx, properties.id) ?? sql`true`} and ${propertyId === undefined ? sql`true` : sql`${properties.id} = ${propertyId}`}
  ), records as (
    ${sql.join(
      kinds.map(
        (kind) => sql`select ${kind}::text as kind, found.* from (${lookRules[kind].records})
        as found(property_id, id, room, guest_name, date, reference, sort)`,
      ),
      sql` union all `,
    )}
  ), placed as (
    select *, (count(*) over (partition by property_id, kind))::int as count,
      row_number() over (partition by property_id, kind order by sort, id) as place
    from records
  )
  select placed.property_id, of_caller.prefix, of_caller.name, of_caller.check_in_time, placed.kind, placed.count, placed.id,
    placed.room, placed.guest_name, placed.date::text as date, placed.reference
  from placed join of_caller on of_caller.id = placed.property_id
  where placed.place <= ${maxExamples}::int
  order by of_caller.name_key, of_caller.id, array_position(${`{${lookKinds.join()}}`}::text::text[], placed.kind), placed.place`

/**
 * GET needs_a_look: what is out of the ordinary today in one property or in all that the caller may see, with one query.
 * Kinds of sections that the caller may not open are left out.
 */
export async function needsALook(ctx: CallerContext, { property_id }: NeedsALookQuery): Promise<Look[]> {
  if (property_id !== undefined) await visibleProperty(ctx, property_id)
  const kinds = lookKinds.filter((kind) => ctx.caller.permissions.includes(lookRules[kind].permission))
  if (kinds.length === 0) return []
  const rows = await rowsOf<Row>(ctx.db, statementOf(ctx, kinds, property_id))
  return [...groupBy(rows, (row) => `${row.property_id} ${row.kind}`).values()].map((found) => {
    const { property_id: id, prefix, name, check_in_time, kind, count } = firstOf(found)
    return {
      property: { id, prefix, name, check_in_time },
      kind,
      count,
      examples: found.map((row) => ({
        id: Number(row.id),
        room: row.room,
        guest_name: row.guest_name,
        date: row.date,
        reference: row.reference,
      })),
    }
  })
}
