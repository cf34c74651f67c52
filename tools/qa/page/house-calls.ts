import type { NamedSession } from '../named-session.ts'
import type { ToldMachine } from '../../paths/exports/told.ts'
import type { Write } from '../house/ledger.ts'
import type { Seens } from '../seen.ts'

/** Everything the page shows: the corpus, and what was seen on each path. */
export interface Loaded {
  machines: readonly ToldMachine[]
  /** The text of each requirement, by its id. */
  sentences: Readonly<Record<string, string>>
  seen: Seens
  /** For Graphviz, by the name of the machine. */
  drawings: Readonly<Record<string, string>>
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  const reply = await fetch(`/qa/${path}`, init)
  if (!reply.ok) throw new Error(await reply.text())
  return (await reply.json()) as T
}

/** What the page asks of the house it is served by. */
export const house = {
  load: () => ask<Loaded>('corpus'),
  restore: () => ask<boolean>('restore', null),
  session: (account: string) => ask<unknown>(`session/${account}`),
  signIn: (account: string) => ask<unknown>(`sign-in/${account}`, null),
  elsewhere: (call: { as: string; call: string; body?: unknown }) => ask<null>('elsewhere', call),
  writes: () => ask<Write[]>('writes'),
  keep: (session: NamedSession) => ask<{ file: string }>('named', session),
}
