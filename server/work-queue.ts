import { Abandoned, Refusal, throwIfAbandoned } from './errors.ts'

/** The user of a request, and the signal that aborts it. */
export interface Client {
  person: number
  signal: AbortSignal
}

export interface QueueLimits {
  /** Jobs that run at the same time: in total and per user. */
  atOnce: number
  atOncePerPerson: number
  /** Accepted requests, running or waiting: in total and per user. */
  requests: number
  requestsPerPerson: number
  /** Plural noun for the error messages. */
  noun: string
}

/** Runs a job when it is its turn. */
export type Turn = <T>(job: () => Promise<T>) => Promise<T>

/** Accepts a request, or rejects it with 429 or 503. The request calls `turn` for each job. */
export type WorkQueue = <T>(client: Client, work: (turn: Turn) => Promise<T>) => Promise<T>

interface Waiting {
  person: number
  start: () => void
}

const retryAfterSeconds = 5
const headers = { 'Retry-After': String(retryAfterSeconds) }
const tooMany = (noun: string) =>
  new Refusal(429, `Too many ${noun} of yours are under way. Wait until one is done, then try again.`, {
    code: 'TOO_MANY_JOBS',
    headers,
  })
const busy = (noun: string) =>
  new Refusal(503, `The server is busy with other ${noun}. Try again in a few seconds.`, { code: 'BUSY', headers })

/** Counts per user; removes zero counts. */
function tally() {
  const counts = new Map<number, number>()
  const of = (person: number) => counts.get(person) ?? 0
  const add = (person: number, by: 1 | -1) => {
    const count = of(person) + by
    if (count > 0) counts.set(person, count)
    else counts.delete(person)
  }
  return { of, add }
}

/**
 * A bounded first-come queue with limits per user. A disconnected client leaves the queue at once; a running job must
 * observe the same signal. p-queue and p-limit support neither users nor a queue limit (ADR 0039).
 */
export function createWorkQueue(limits: QueueLimits): WorkQueue {
  const taken = tally()
  const running = tally()
  let takenCount = 0
  let runningCount = 0
  const waiting: Waiting[] = []

  function startNext(): void {
    if (runningCount >= limits.atOnce) return
    const index = waiting.findIndex(({ person }) => running.of(person) < limits.atOncePerPerson)
    const [next] = index < 0 ? [] : waiting.splice(index, 1)
    if (!next) return
    runningCount += 1
    running.add(next.person, 1)
    next.start()
    startNext()
  }

  const myTurn = ({ person, signal }: Client) =>
    new Promise<void>((resolve, reject) => {
      throwIfAbandoned(signal)
      const place: Waiting = {
        person,
        start: () => {
          signal.removeEventListener('abort', leave)
          resolve()
        },
      }
      function leave() {
        waiting.splice(waiting.indexOf(place), 1)
        reject(new Abandoned('The client went away'))
      }
      signal.addEventListener('abort', leave, { once: true })
      waiting.push(place)
      startNext()
    })

  return async (client, work) => {
    const { person } = client
    if (taken.of(person) >= limits.requestsPerPerson) throw tooMany(limits.noun)
    if (takenCount >= limits.requests) throw busy(limits.noun)
    takenCount += 1
    taken.add(person, 1)
    try {
      return await work(async (job) => {
        await myTurn(client)
        try {
          return await job()
        } finally {
          runningCount -= 1
          running.add(person, -1)
          startNext()
        }
      })
    } finally {
      takenCount -= 1
      taken.add(person, -1)
    }
  }
}

/** Queues of one instance for heavy work, by the resource it uses. */
export interface WorkQueues {
  /** Each export uses a worker thread of about 100 MB (ADR 0012). */
  exports: WorkQueue
  /** Each picture uses one of libuv's four threads, which sign-in needs for its hashes, and up to 160 MB. */
  pictures: WorkQueue
  /** Queries over a year of postings or log entries. */
  reports: WorkQueue
  /** Hundreds of rows written in one transaction. */
  bulk: WorkQueue
}

export const createWorkQueues = (): WorkQueues => ({
  exports: createWorkQueue({ atOnce: 2, atOncePerPerson: 1, requests: 20, requestsPerPerson: 4, noun: 'downloads' }),
  pictures: createWorkQueue({
    atOnce: 1,
    atOncePerPerson: 1,
    requests: 20,
    requestsPerPerson: 4,
    noun: 'picture uploads',
  }),
  reports: createWorkQueue({ atOnce: 2, atOncePerPerson: 1, requests: 40, requestsPerPerson: 8, noun: 'reports' }),
  bulk: createWorkQueue({ atOnce: 2, atOncePerPerson: 1, requests: 40, requestsPerPerson: 8, noun: 'bulk changes' }),
})
