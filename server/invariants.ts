/* Access to what must exist. If it does not, the server has a bug, and the request fails with a 500. */

/** The item at an index that the list always has. */
export function itemAt<T>(list: readonly T[], index: number): T {
  const item = list[index]
  if (item === undefined) throw new Error(`The list has no item ${index}`)
  return item
}

/** The first of a list that is never empty, such as the rows of an insert that returns one. */
export const firstOf = <T>(list: readonly T[]): T => itemAt(list, 0)

/** The value of a key that the map always has. */
export function valueOf<K, V>(map: ReadonlyMap<K, V>, key: K): V {
  const value = map.get(key)
  if (value === undefined) throw new Error(`The map has no value for ${String(key)}`)
  return value
}
