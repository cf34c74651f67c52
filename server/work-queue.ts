import { phrase } from '../src/phrases/phrase.ts'
import { RequestAbandoned, HttpError, throwIfAbandoned } from './errors.ts'

/** The user of a request, and the signal that aborts it. */
interface JobOwner {
  userId: number
  signal: AbortSignal
}

export interface QueueLimits {
  /** Jobs that run at the same time: in total and per user. */
  concurrent: number
  concurrentPerUser: number
  /** Accepted requests, running or waiting: in total and per user. */
  requests: number
  requestsPerUser: number
  /** What the error messages name. */
  work: 'downloads' | 'pictures' | 'reports' | 'changes'
}

/** Runs a job when it is its turn. */
export type RunJob = <T>(job: () => Promise<T>) => Promise<T>

/** Accepts a request, or rejects it with 429 or 503. The request calls `runJob` for each job. */
export interface WorkQueue {
  <T>(owner: JobOwner, work: (runJob: RunJob) => Promise<T>): Promise<T>
  /** Jobs that run and wait now, and requests refused since the start. */
  counts: () => { running: number; waiting: number; refused: number }
}

interface WaitingJob {
  userId: number
  start: () => void
}

const retryAfterSeconds = 5
const headers = { 'Retry-After': String(retryAfterSeconds) }
const tooManyError = (work: QueueLimits['work']) =>
  new HttpError(429, phrase('server.tooManyJobs', { work }), {
    code: 'TOO_MANY_JOBS',
    headers,
  })
const busyError = (work: QueueLimits['work']) =>
  new HttpError(503, phrase('server.busy', { work }), { code: 'BUSY', headers })

/** Counts per user; removes zero counts. */
function createCounter() {
  const counts = new Map<number, number>()
  const of = (userId: number) => counts.get(userId) ?? 0
  const add = (userId: number, by: 1 | -1) => {
    const count = of(userId) + by
    if (count > 0) counts.set(userId, count)
    else counts.delete(userId)
  }
  return { of, add }
}

/**
 * A bounded first-come queue with limits per user. A disconnected client leaves the queue at once; a running job must
 * observe the same signal. p-queue and p-limit support neither users nor a queue limit (ADR 0039).
 */
export function createWorkQueue(limits: QueueLimits): WorkQueue {
  const accepted = createCounter()
  const running = createCounter()
  let acceptedCount = 0
  let runningCount = 0
  let refusedCount = 0
  const waiting: WaitingJob[] = []

  function startNext(): void {
    if (runningCount >= limits.concurrent) return
    const index = waiting.findIndex(({ userId }) => running.of(userId) < limits.concurrentPerUser)
    const [next] = index < 0 ? [] : waiting.splice(index, 1)
    if (!next) return
    runningCount += 1
    running.add(next.userId, 1)
    next.start()
    startNext()
  }

  const waitForSlot = ({ userId, signal }: JobOwner) =>
    new Promise<void>((resolve, reject) => {
      throwIfAbandoned(signal)
      const waitingJob: WaitingJob = {
        userId,
        start: () => {
          signal.removeEventListener('abort', leave)
          resolve()
        },
      }
      function leave() {
        waiting.splice(waiting.indexOf(waitingJob), 1)
        reject(new RequestAbandoned('The client went away'))
      }
      signal.addEventListener('abort', leave, { once: true })
      waiting.push(waitingJob)
      startNext()
    })

  function accept(userId: number): void {
    const isTooMany = accepted.of(userId) >= limits.requestsPerUser
    if (isTooMany || acceptedCount >= limits.requests) {
      refusedCount += 1
      throw isTooMany ? tooManyError(limits.work) : busyError(limits.work)
    }
    acceptedCount += 1
    accepted.add(userId, 1)
  }

  async function run<T>(owner: JobOwner, work: (runJob: RunJob) => Promise<T>): Promise<T> {
    const { userId } = owner
    accept(userId)
    try {
      return await work(async (job) => {
        await waitForSlot(owner)
        try {
          return await job()
        } finally {
          runningCount -= 1
          running.add(userId, -1)
          startNext()
        }
      })
    } finally {
      acceptedCount -= 1
      accepted.add(userId, -1)
    }
  }

  const counts = () => ({ running: runningCount, waiting: waiting.length, refused: refusedCount })
  return Object.assign(run, { counts })
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
  exports: createWorkQueue({
    concurrent: 2,
    concurrentPerUser: 1,
    requests: 20,
    requestsPerUser: 4,
    work: 'downloads',
  }),
  pictures: createWorkQueue({
    concurrent: 1,
    concurrentPerUser: 1,
    requests: 20,
    requestsPerUser: 4,
    work: 'pictures',
  }),
  reports: createWorkQueue({ concurrent: 2, concurrentPerUser: 1, requests: 40, requestsPerUser: 8, work: 'reports' }),
  bulk: createWorkQueue({
    concurrent: 2,
    concurrentPerUser: 1,
    requests: 40,
    requestsPerUser: 8,
    work: 'changes',
  }),
})
