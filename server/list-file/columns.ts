import type { Cell, Column, Row } from '../xlsx/sheet.ts'

/** A column of a file, and its cell of each record. */
export interface FileColumn<Item> extends Column {
  cellOf: (item: Item) => Cell
}

/** A column of texts. */
export const textColumn = <Item>(
  header: string,
  width: number,
  cellOf: FileColumn<Item>['cellOf'],
): FileColumn<Item> => ({ header, type: 'text', width, cellOf })

/** A column of numbers. */
export const numberColumn = <Item>(
  header: string,
  width: number,
  cellOf: FileColumn<Item>['cellOf'],
): FileColumn<Item> => ({ header, type: 'number', width, cellOf })

/** A list's columns by their words in the address. A column whose cells show two values is two columns of the file. */
export type ListColumns<Item, Id extends string> = Record<Id, readonly FileColumn<Item>[]>

/** The columns that a request names, in its order; the columns `ofWholeFile` if it names none (ADR 0073). */
export const namedColumns = <Item, Id extends string>(
  names: readonly Id[] | undefined,
  ofList: ListColumns<Item, Id>,
  ofWholeFile: readonly FileColumn<Item>[],
): readonly FileColumn<Item>[] =>
  names && names.length > 0 ? [...new Set(names)].flatMap((name) => ofList[name]) : ofWholeFile

/** The row of a record. */
export const rowOf = <Item>(columns: readonly FileColumn<Item>[], item: Item): Row =>
  columns.map(({ cellOf }) => cellOf(item))

/** The fields of a request that select and sort the rows, for the log. The file itself shows the others. */
export const filtersOf = <Query extends object>(query: Query): [field: string, value: unknown][] =>
  Object.entries(query).filter(([field]) => !notFilters.has(field))

const notFilters = new Set(['page', 'per_page', 'download', 'dontPaginate', 'hide_images', 'columns', 'format'])
