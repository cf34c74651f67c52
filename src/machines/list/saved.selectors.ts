import { type AnyList, selectIsBusy } from './list.selectors.ts'

/** Where the record saved last is; undefined if the server doesn't tell. */
export const selectPlace = (list: AnyList<unknown, unknown>) => list.context.page.meta.page_of

/** The record saved last, if it isn't among the rows and there is a way to it. */
export function selectSavedElsewhere(list: AnyList<{ id: number }, unknown>) {
  const { created, page } = list.context
  const [first] = created
  if (!first || page.data.some(({ id }) => id === first.id)) return null
  const { page_of: place } = page.meta
  // A server that doesn't tell the place finds the name of a new record.
  const isFindable = place === undefined ? !first.isChanged && !selectIsBusy(list) : place?.id === first.id
  return isFindable ? first : null
}
