/** Sort direction of a column, from the address's `sort`. */
export const sortDirection = (sort: string, column: string) =>
  sort === column ? ('ascending' as const) : sort === `-${column}` ? ('descending' as const) : undefined

/** The sort after a press of a heading: ascending, descending, and then the list's own order if it has one. */
export const nextSort = <Sort extends string>(sort: Sort, column: string, own: Sort): Sort =>
  (sort === column ? `-${column}` : own === '' && sort === `-${column}` ? own : column) as Sort
