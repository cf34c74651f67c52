import { useState } from 'react'

/** The records of a table's rows, and the React keys of their elements. */
export interface RowKeys {
  ids: readonly number[]
  keys: readonly number[]
}

/** Keys for `ids`: records that stay keep theirs, new ones take the lowest free ones from `lowest` on. */
export function keysFor(ids: readonly number[], before: RowKeys, lowest: number): readonly number[] {
  const known = new Map(before.ids.map((id, at) => [id, before.keys[at]]))
  const taken = new Set(ids.map((id) => known.get(id)))
  let free = lowest
  return ids.map((id) => {
    const key = known.get(id)
    if (key !== undefined) return key
    while (taken.has(free)) free += 1
    return free++
  })
}

const isSame = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((id, at) => id === b[at])

/**
 * React keys of a table's rows. If all records change, as for the next page, they reuse the elements of the former ones: changing texts costs a
 * third of making elements (performance P5). Otherwise, and if a row has the focus or an open menu, new records get new elements, so that
 * the focus never ends on another record.
 */
export function useRowKeys(rows: readonly { id: number }[], isMenuOpen: boolean): readonly number[] {
  const ids = rows.map(({ id }) => id)
  const [before, setBefore] = useState<RowKeys>({ ids: [], keys: [] })
  if (isSame(before.ids, ids)) return before.keys
  const isInUse = isMenuOpen || document.activeElement?.closest('tbody') != null
  const staysOne = ids.some((id) => before.ids.includes(id))
  const keys = keysFor(ids, before, isInUse || staysOne ? Math.max(-1, ...before.keys) + 1 : 0)
  setBefore({ ids, keys })
  return keys
}
