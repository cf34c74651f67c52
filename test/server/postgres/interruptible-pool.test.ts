import { expect, test } from 'vitest'
import { InterruptiblePool } from '../../../server/db/interruptible-pool.ts'

test('a request that was given up, and whose time to wait for a connection is over later, ends nothing', async () => {
  const connectionString = process.env.TEST_DATABASE_URL!
  const pool = new InterruptiblePool({ connectionString, max: 1, connectionTimeoutMillis: 300 })
  const held = await pool.connect()
  const waiting = pool.connect()
  pool.interrupt()
  await expect(waiting).rejects.toThrow('The database does not answer')
  // Waits as long, from later on: the time of the one before is over by then.
  await expect(pool.connect()).rejects.toThrow('timeout exceeded')
  held.release(true)
  const again = await pool.connect()
  expect((await again.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  again.release()
  await pool.end()
})
