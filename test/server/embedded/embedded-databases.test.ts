import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { OpenDatabase } from '../../../server/db/open.ts'
import { extensions } from '../../../server/db/pglite-options.ts'
import { fixtureArchive } from '../../support/api.ts'
import { takeDatabase } from '../../support/embedded-databases.ts'

const openNew = async () => PGlite.create({ extensions, loadDataDir: await fixtureArchive('small') })
const openNone = () => Promise.reject(new Error('A new database was opened'))

const rowsOf = async <Row>({ db }: OpenDatabase, query: string) =>
  ((await db.execute(sql.raw(query))) as unknown as { rows: Row[] }).rows

/** A digest of each table, the last value of each sequence, and a setting. */
async function contentsOf(opened: OpenDatabase) {
  const tables = await rowsOf<{ name: string }>(
    opened,
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const digests = tables.map(
    ({ name }) => `select '${name}' as name, md5(string_agg(t::text, ' ' order by t::text)) as digest from "${name}" t`,
  )
  const sequences = await rowsOf(opened, 'select sequencename, last_value from pg_sequences order by 1')
  const settings = await rowsOf(opened, 'show timezone')
  return [...(await rowsOf(opened, digests.join(' union all '))), ...sequences, ...settings]
}

test('a database that is used again has the rows, sequences and settings of a new one', async () => {
  const first = await takeDatabase(openNew)
  const contents = await contentsOf(first)
  await first.db.execute(sql`insert into amenities (property_id, code, code_key, name, name_key, "group")
    select property_id, code || 2, code_key || 2, name, name_key, "group" from amenities limit 3`)
  await first.db.execute(sql`update properties set name = 'Renamed' where id = 1`)
  await first.db.execute(sql`delete from facility_amenities`)
  await first.db.execute(sql`set timezone to 'Asia/Tokyo'`)
  expect(await contentsOf(first)).not.toEqual(contents)
  await first.close()

  const second = await takeDatabase(openNone)
  expect(await contentsOf(second)).toEqual(contents)
  await second.close()
})

test('a database with another schema is not used again', async () => {
  const changed = await takeDatabase(openNew)
  await changed.db.execute(sql`alter table stays rename to visits`)
  await changed.close()
  await expect(takeDatabase(openNone)).rejects.toThrow('A new database was opened')
})
