import * as v from 'valibot'
import { ownerPrefix, type OwnedStorage } from '../session/owned-storage.ts'

/** A place that the palette leads to. */
const Visited = v.object({
  /** The same for the same place. */
  id: v.string(),
  label: v.string(),
  note: v.nullable(v.string()),
  /** Its address. */
  to: v.pipe(v.string(), v.startsWith('/')),
})
export type Visited = v.InferOutput<typeof Visited>

/** Places kept; more would push what is found out of sight. */
const most = 5

/** The places with one more in front. A place is kept once. */
export const withVisited = (visited: readonly Visited[], place: Visited): Visited[] =>
  [place, ...visited.filter(({ id }) => id !== place.id)].slice(0, most)

const nameOf = (owner: string) => `${ownerPrefix(owner)}visited`

/** The stored places of a person; none if the browser denies its storage or has something else there. */
export function readVisited(storage: OwnedStorage, owner: string): Visited[] {
  try {
    return v.parse(v.array(Visited), JSON.parse(storage().getItem(nameOf(owner)) ?? '[]'))
  } catch {
    return []
  }
}

/** Stores the places. They are cleared with the session; without storage they last until the page is left. */
export function writeVisited(storage: OwnedStorage, owner: string, visited: readonly Visited[]): void {
  try {
    storage().setItem(nameOf(owner), JSON.stringify(visited))
  } catch {
    // Nothing is lost that was typed.
  }
}
