import type { RecordedSession } from '../recorded-session.ts'
import type { SerialisedCorpus } from '../../test-paths/serialise.ts'
import type { Write } from '../test-server/write-log.ts'
import type { SnapshotsByPath } from '../snapshots.ts'

/** All data of the page: the corpus, and the snapshots of each path. */
export interface PageData {
  machines: readonly SerialisedCorpus[]
  /** The text of each requirement, by its id. */
  requirementTexts: Readonly<Record<string, string>>
  snapshots: SnapshotsByPath
  /** Graphviz source, by machine id. */
  drawings: Readonly<Record<string, string>>
}

async function request<T>(path: string, body?: unknown): Promise<T> {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  const reply = await fetch(`/qa/${path}`, init)
  if (!reply.ok) throw new Error(await reply.text())
  return (await reply.json()) as T
}

/** The page's calls to the test server that serves it. */
export const testServer = {
  load: () => request<PageData>('corpus'),
  restore: () => request<boolean>('restore', null),
  session: (account: string) => request<unknown>(`session/${account}`),
  signIn: (account: string) => request<unknown>(`sign-in/${account}`, null),
  elsewhere: (call: { account: string; call: string; body?: unknown }) => request<null>('elsewhere', call),
  writes: () => request<Write[]>('writes'),
  saveRecordedSession: (session: RecordedSession) => request<{ file: string }>('named', session),
}
