import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWriteLog } from '../../tools/qa/test-server/write-log.ts'

let client: PGlite

beforeAll(async () => {
  client = await PGlite.create()
  await client.exec(`
    create table hotels (id int generated always as identity primary key, name text not null, loud text generated always as (upper(name)) stored);
    create table "stays" (hotel int references hotels, day date, "who is there" text, primary key (hotel, day));
    create table keyless (word text);
    insert into keyless values ('one'), ('one'), ('two');
    insert into hotels (name) values ('Hill House'), ('Old Mint House');
    insert into stays values (1, '2030-01-01', 'A'), (1, '2030-01-02', 'B'), (2, '2030-01-01', 'C');
  `)
})
afterAll(() => client.close())

const rows = async () => [
  (await client.query('select * from stays full join hotels on hotels.id = stays.hotel order by id, day')).rows,
  (await client.query('select * from keyless order by word')).rows,
]

it('the write log lists the writes and restores exactly those', async () => {
  const log = await openWriteLog(client)
  const before = await rows()
  expect(await log.restore()).toBe(false)

  await client.exec(`
    insert into hotels (name) values ('Mill House');
    update hotels set name = 'Dale House' where id = 1;
    delete from stays where hotel = 2;
    delete from hotels where id = 2;
    update stays set day = '2030-01-05', "who is there" = 'D' where day = '2030-01-02';
    insert into stays values (3, '2030-01-02', 'E');
    delete from stays where hotel = 3;
    insert into stays values (1, '2030-01-02', 'F');
    update keyless set word = 'three' where word = 'two';
  `)
  expect(await log.writes()).toEqual([
    { table: 'hotels', kind: 'removed', rows: 1 },
    { table: 'hotels', kind: 'added', rows: 1 },
    { table: 'hotels', kind: 'changed', rows: 1 },
    { table: 'keyless', kind: 'changed', rows: 1 },
    { table: 'stays', kind: 'removed', rows: 2 },
    { table: 'stays', kind: 'added', rows: 2 },
    { table: 'stays', kind: 'changed', rows: 1 },
  ])
  expect(await log.writes()).toEqual([])
  expect(await rows()).not.toEqual(before)

  expect(await log.restore()).toBe(true)
  expect(await rows()).toEqual(before)
  expect(await log.writes()).toEqual([])

  // Again: the restore is not listed as a write, and later writes are.
  await client.exec("update hotels set name = 'Dale House' where id = 2")
  expect(await log.writes()).toEqual([{ table: 'hotels', kind: 'changed', rows: 1 }])
  await log.restore()
  expect(await rows()).toEqual(before)
})
