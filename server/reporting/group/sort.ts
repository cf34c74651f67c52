import type { GroupProperty, GroupSort } from '../../../src/api/contract/group-figures.ts'

type Key = Exclude<GroupSort, `-${string}`>

const moneyKeys: ReadonlySet<Key> = new Set(['adr', 'revpar'])

/**
 * Sorts rows that are in the order of their names. Amounts of two currencies cannot be compared, so a money figure is
 * sorted within its currency. A property without the figure comes last, in both directions.
 */
export function inOrder(rows: readonly GroupProperty[], sort: GroupSort): GroupProperty[] {
  const key = sort.replace('-', '') as Key
  const direction = sort.startsWith('-') ? -1 : 1
  if (key === 'name') return direction === 1 ? [...rows] : rows.toReversed()
  return rows.toSorted((a, b) => {
    if (moneyKeys.has(key) && a.currency !== b.currency) return a.currency < b.currency ? -1 : 1
    const [first, second] = [a.figures[key].value, b.figures[key].value]
    if (first === null || second === null) return Number(first === null) - Number(second === null)
    return (first - second) * direction
  })
}
