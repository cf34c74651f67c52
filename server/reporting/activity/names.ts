import { type Column, type SQL, inArray, sql } from 'drizzle-orm'
import { type PgTable, unionAll } from 'drizzle-orm/pg-core'
import { phrase } from '../../../src/phrases/phrase.ts'
import type { CallerContext } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { users } from '../../db/schema/access.ts'
import { addon_types, addons } from '../../db/schema/addons.ts'
import { amenities, facilities, facility_categories, facility_types } from '../../db/schema/facilities.ts'
import { properties, property_types } from '../../db/schema/properties.ts'
import { visibleTo } from '../../scope.ts'
import { colleaguesOf } from '../../users/scope.ts'

interface Kind {
  table: PgTable
  id: Column
  name: Column | SQL
  /** Column with the record's property. Without one, everyone may see the name. */
  property?: Column
}

const within = (table: PgTable & { id: Column; name: Column; property_id: Column }): Kind => ({
  table,
  id: table.id,
  name: table.name,
  property: table.property_id,
})

const kinds = {
  property: {
    table: properties,
    id: properties.id,
    name: properties.name,
    property: properties.id,
  },
  property_type: { table: property_types, id: property_types.id, name: property_types.name },
  facility_category: within(facility_categories),
  facility_type: within(facility_types),
  amenity: within(amenities),
  facility: within(facilities),
  addon_type: within(addon_types),
  addon: within(addons),
  user: {
    table: users,
    id: users.id,
    name: sql`${users.first_name} || ' ' || ${users.last_name}`,
  },
} satisfies Record<string, Kind>

export type NamedKind = keyof typeof kinds
export const namedKinds = Object.keys(kinds) as NamedKind[]
export const isNamedKind = (name: string): name is NamedKind => Object.hasOwn(kinds, name)

/** A record that an entry refers to. */
export interface Reference {
  kind: NamedKind
  id: number
}

/** Names of referenced records. */
export interface Names {
  exists: (of: Reference) => boolean
  /**
   * Display name; "Deleted amenity (12)" for a deleted record, "Amenity 12" for one in a property that the caller may
   * not see.
   */
  nameOf: (of: Reference) => string
}

const keyOf = ({ kind, id }: Reference) => `${kind} ${id}`

/** Names of all references of any kind that the caller may see, with one query. */
export const findNames = (ctx: CallerContext, references: readonly Reference[]): Promise<Names> =>
  namesIn(ctx.db, references, (kind) => {
    const { property }: Kind = kinds[kind]
    return kind === 'user' ? colleaguesOf(ctx) : property && visibleTo(ctx, property)
  })

/**
 * Names for search keys, which everyone who may read the entry can search. Leaves out property names: by searching, a
 * user could otherwise discover other properties.
 */
export const findNamesForEveryone = (db: Db, references: readonly Reference[]): Promise<Names> =>
  namesIn(db, references, (kind) => (kind === 'property' ? sql`false` : undefined))

async function namesIn(
  db: Db,
  references: readonly Reference[],
  visibilityOf: (kind: NamedKind) => SQL | undefined,
): Promise<Names> {
  const ids = new Map<NamedKind, Set<number>>()
  for (const { kind, id } of references) ids.set(kind, (ids.get(kind) ?? new Set()).add(id))
  const queries = [...ids].map(([kind, kindIds]) => {
    const { table, id, name }: Kind = kinds[kind]
    const isVisible = visibilityOf(kind)
    return db
      .select({
        kind: sql<NamedKind>`${kind}::text`.as('kind'),
        id: sql<number>`${id}`.as('id'),
        name: sql<string | null>`case when ${isVisible ?? sql`true`} then ${name} end`.as('name'),
      })
      .from(table)
      .where(inArray(id, [...kindIds]))
  })
  const [first, second, ...others] = queries
  const rows = first === undefined ? [] : second === undefined ? await first : await unionAll(first, second, ...others)
  const known = new Map(rows.map((row) => [keyOf(row), row.name]))
  return {
    exists: (of) => known.has(keyOf(of)),
    nameOf: (of) => {
      const name = known.get(keyOf(of))
      if (name === undefined) return phrase('activity-log.deletedById', of)
      return name ?? phrase('activity-log.recordById', of)
    },
  }
}
