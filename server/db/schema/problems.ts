import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { ProblemKind, ProblemPriority, ProblemStatus } from '../../../src/api/contract/problems.ts'
import { createdAt, instant, keyText, updatedAt } from '../columns.ts'
import { users } from './access.ts'
import { room_blockings } from './blockings.ts'
import { facilities } from './facilities.ts'
import { properties } from './properties.ts'

const userId = () => integer().references(() => users.id, { onDelete: 'set null' })

/** Problems of rooms and assets (domain D47). Their photos are in `images`. A trigger notifies the boards that show the room. */
export const room_problems = pgTable(
  'room_problems',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    property_id: integer()
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    facility_id: integer()
      .notNull()
      .references(() => facilities.id, { onDelete: 'cascade' }),
    kind: text().$type<ProblemKind>().notNull(),
    text: text().notNull(),
    search_key: keyText().notNull(),
    priority: text().$type<ProblemPriority>().notNull().default('normal'),
    status: text().$type<ProblemStatus>().notNull().default('open'),
    blocking_id: integer().references(() => room_blockings.id, { onDelete: 'set null' }),
    reported_by: userId(),
    reported_at: createdAt(),
    changed_by: userId(),
    changed_at: updatedAt(),
    done_by: userId(),
    done_at: instant(),
    lock_version: integer().notNull().default(0),
  },
  (t) => [
    index('room_problems_newest').on(t.property_id, t.reported_at, t.id),
    index('room_problems_facility').on(t.facility_id),
    // Read with each room, for its mark.
    index('room_problems_unsolved')
      .on(t.facility_id, t.priority)
      .where(sql`${t.status} <> 'done'`),
    index('room_problems_blocking').on(t.blocking_id),
    check('room_problems_done', sql`(${t.status} = 'done') = (${t.done_at} is not null)`),
  ],
)
