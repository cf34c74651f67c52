import * as v from 'valibot'
import { ProblemKind, ProblemPriority } from '../../api/contract/problems.ts'
import type { Capabilities } from '../capabilities.ts'
import type { CookieJar } from '../session/cookie-jar.ts'
import { ownerPrefix } from '../session/owned-storage.ts'
import { storedTexts } from '../session/stored-texts.ts'

const isBytes = (value: unknown) => Object.prototype.toString.call(value) === '[object ArrayBuffer]'
const Bytes = v.pipe(
  v.unknown(),
  v.check(isBytes),
  v.transform((value) => value as ArrayBuffer),
)

/** A photo as its bytes: Safari can't store files in a private window. */
const StoredPhoto = v.object({ name: v.string(), type: v.string(), bytes: Bytes })

const StoredReport = v.object({
  /** Idempotency-Key: a report sent twice makes one problem. */
  key: v.string(),
  propertyId: v.number(),
  /** Time in milliseconds at which it was written. */
  at: v.number(),
  room: v.object({ id: v.number(), name: v.string() }),
  kind: ProblemKind,
  text: v.string(),
  priority: ProblemPriority,
  photos: v.array(StoredPhoto),
  /** The server's reason to refuse it; null while it waits. */
  refusal: v.nullable(v.string()),
})
type StoredReport = v.InferOutput<typeof StoredReport>

/** A report of a problem that the server has not answered yet. */
export interface Report extends Omit<StoredReport, 'photos'> {
  photos: readonly File[]
}

const toStored = async ({ photos, ...report }: Report): Promise<StoredReport> => ({
  ...report,
  photos: await Promise.all(
    photos.map(async (photo) => ({ name: photo.name, type: photo.type, bytes: await photo.arrayBuffer() })),
  ),
})

const fromStored = ({ photos, ...report }: StoredReport): Report => ({
  ...report,
  photos: photos.map(({ name, type, bytes }) => new File([bytes], name, { type })),
})

/** Browser storage of the unanswered reports of one person and property, with their photos. */
export interface ReportStore {
  /** Oldest first. */
  read: () => Promise<Report[]>
  /** False if the browser did not store it. */
  write: (report: Report) => Promise<boolean>
  remove: (key: string) => Promise<void>
}

const storeName = 'reports'

/** A request of IndexedDB as a promise. */
const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The browser stored nothing'))
  })

/** Opens the database for a single request: the logout deletes it, which would wait for an open connection. */
async function inDatabase<T>(
  name: string,
  mode: IDBTransactionMode,
  work: (reports: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(name, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(storeName, { keyPath: 'key' })
  const database = await answerOf(opening)
  try {
    const transaction = database.transaction(storeName, mode)
    const finished = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error ?? new Error('The browser stored nothing'))
    })
    const answer = answerOf(work(transaction.objectStore(storeName)))
    await finished
    return await answer
  } finally {
    database.close()
  }
}

interface StoreInput extends Pick<Capabilities, 'storage'> {
  jar: Pick<CookieJar, 'readUser'>
  propertyId: number
}

/**
 * Stores reports in IndexedDB, since photos are too large for the storage of texts (ADR 0060). A stored text has the name of the
 * database, so that the session machine deletes both. Without the text, nothing is stored.
 */
export function reportStore({ jar, storage, propertyId }: StoreInput): ReportStore {
  const user = jar.readUser()
  const texts = storedTexts(storage)
  const owner = String(user?.id ?? '')
  const database = `${ownerPrefix(owner)}${storeName}`
  // Another tab may have signed out meanwhile.
  const isOwner = () => user?.id !== undefined && jar.readUser()?.token === user.token
  const hasStored = () => isOwner() && texts.read(owner, storeName).length > 0
  let last: Promise<unknown> = Promise.resolve()
  /** One after the other, so that a read finds no report that is being removed. */
  const inOrder = <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work)
    last = next.catch(() => undefined)
    return next
  }

  return {
    read: () =>
      inOrder(async () => {
        if (!hasStored()) return []
        const stored: unknown[] = await inDatabase(database, 'readonly', (reports) => reports.getAll()).catch(() => [])
        return stored
          .flatMap((one) => {
            const { success, output } = v.safeParse(StoredReport, one)
            return success && output.propertyId === propertyId ? [fromStored(output)] : []
          })
          .toSorted((a, b) => a.at - b.at)
      }),
    write: (report) =>
      inOrder(async () => {
        if (!isOwner() || !texts.write(owner, storeName, '1')) return false
        const stored = await toStored(report)
        return inDatabase(database, 'readwrite', (reports) => reports.put(stored)).then(
          () => true,
          () => false,
        )
      }),
    remove: (key) =>
      inOrder(async () => {
        if (hasStored())
          await inDatabase(database, 'readwrite', (reports) => reports.delete(key)).catch(() => undefined)
      }),
  }
}
