import { expect, test, vi } from 'vitest'
import { RequestAbandoned, HttpError } from '../../server/errors.ts'
import { createWorkQueue } from '../../server/work-queue.ts'

const limits = { concurrent: 2, concurrentPerUser: 1, requests: 4, requestsPerUser: 2, work: 'downloads' as const }

/** A queue whose jobs end when the test ends them, and the jobs that have started. */
function opened() {
  const queue = createWorkQueue(limits)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const enter = (name: string, userId: number, signal = new AbortController().signal) =>
    queue({ userId, signal }, (runJob) =>
      runJob(() => {
        begun.push(name)
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
      }),
    )
  const end = (name: string) => vi.waitFor(() => ends.get(name)!())
  return { begun, enter, end }
}

const errorOf = async (work: Promise<unknown>) => {
  const error = await work.catch((thrown: unknown) => thrown)
  if (!(error instanceof HttpError)) throw error
  return [error.status, error.details.code, error.details.headers?.['Retry-After'], error.message]
}

test('a few jobs run at once, one per user, the others in order', async () => {
  const { begun, enter, end } = opened()
  const works = [enter('a1', 1), enter('a2', 1), enter('b1', 2), enter('c1', 3)]
  await vi.waitFor(() => expect(begun).toEqual(['a1', 'b1']))
  await end('b1')
  await works[2]
  await vi.waitFor(() => expect(begun).toEqual(['a1', 'b1', 'c1']))
  await end('a1')
  await works[0]
  await vi.waitFor(() => expect(begun).toEqual(['a1', 'b1', 'c1', 'a2']))
})

test("a user with too many jobs is told when to retry; other users aren't affected", async () => {
  const { enter, end } = opened()
  const first = enter('a1', 1)
  void enter('a2', 1)
  expect(await errorOf(enter('a3', 1))).toEqual([
    429,
    'TOO_MANY_JOBS',
    '5',
    'Too many downloads of yours are under way. Wait until one is done, then try again.',
  ])
  void enter('b1', 2)
  await end('a1')
  await first
  void enter('a3', 1)
  void enter('b2', 2)
  expect(await errorOf(enter('c1', 3))).toEqual([
    503,
    'BUSY',
    '5',
    expect.stringContaining('busy with other downloads'),
  ])
})

test('an abandoned waiting job leaves the queue at once, and never starts', async () => {
  const { begun, enter, end } = opened()
  const client = new AbortController()
  const first = enter('a1', 1)
  const second = enter('b1', 2)
  const waits = enter('c1', 3, client.signal)
  client.abort('gone')
  await expect(waits).rejects.toThrow(RequestAbandoned)
  const next = enter('d1', 4)
  await end('a1')
  await first
  await end('b1')
  await second
  await end('d1')
  expect(await next).toBe('d1')
  await vi.waitFor(() => expect(begun).toEqual(['a1', 'b1', 'd1']))
  await expect(enter('e1', 5, client.signal)).rejects.toThrow(RequestAbandoned)
})

test('a job that fails frees its place', async () => {
  const queue = createWorkQueue({ ...limits, concurrent: 1, requests: 1 })
  const client = { userId: 1, signal: new AbortController().signal }
  await expect(queue(client, (runJob) => runJob(() => Promise.reject(new Error('broken'))))).rejects.toThrow('broken')
  expect(await queue(client, (runJob) => runJob(async () => 'next'))).toBe('next')
})
