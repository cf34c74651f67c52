import type { ReactNode } from 'react'

/** A column of a list: its heading, and its cell in each row. The first column has the row header. */
export interface ListColumn<Item> {
  /** Its word in the address and on the wire. */
  id: string
  heading: string
  isNumeric?: boolean
  /** True if it holds no single value to sort by. */
  isUnsorted?: boolean
  renderCell: (item: Item) => ReactNode
}

/** The columns that the address names, in its order; all if it names none. A column that the list doesn't have is left out. */
export const shownColumns = <Item>(
  all: readonly ListColumn<Item>[],
  names: readonly string[],
): readonly ListColumn<Item>[] =>
  names.length === 0 ? all : names.flatMap((name) => all.find(({ id }) => id === name) ?? [])
