import type { AnyActorRef } from 'xstate'
import type { Created } from '../dialog/dialog-report.ts'
import type { ListSearch } from './list.rules.ts'
import type { ListContext, ListEvent, ListTag } from './list.machine.ts'

/** Any list; its selectors don't depend on the row type. */
export interface AnyList<Row = { id: number }, Search = ListSearch> {
  context: Pick<
    ListContext<Row, Search, unknown>,
    'search' | 'shown' | 'keyword' | 'page' | 'error' | 'selected' | 'created' | 'progress'
  >
  hasTag: (tag: ListTag) => boolean
}

/** A running list, as shared parts of list screens use it. */
export interface ListActor<Row = { id: number }, Search = ListSearch> {
  subscribe: AnyActorRef['subscribe']
  getSnapshot: () => AnyList<Row, Search>
  send: (event: Exclude<ListEvent<Search>, { type: 'list.shown' }>) => void
}
export const selectRows = <Row>(list: AnyList<Row, unknown>): readonly Row[] => list.context.page.data
export const selectShown = <Search>(list: AnyList<unknown, Search>): Search => list.context.shown
export const selectMeta = (list: AnyList<unknown, unknown>) => list.context.page.meta
export const selectKeyword = (list: AnyList<unknown, unknown>) => list.context.keyword
export const selectError = (list: AnyList<unknown, unknown>) => (list.hasTag('failed') ? list.context.error : null)
export const selectSelected = <Row>(list: AnyList<Row, unknown>) => list.context.selected
/** Records created or changed last, to mark their rows. */
export const selectCreated = (list: AnyList<unknown, unknown>) => list.context.created
export const selectProgress = (list: AnyList<unknown, unknown>) => list.context.progress
export const selectIsBusy = (list: AnyList<unknown, unknown>) => list.hasTag('busy')
export const selectIsIndicated = (list: AnyList<unknown, unknown>) => list.hasTag('indicated')
export const selectIsSlow = (list: AnyList<unknown, unknown>) => list.hasTag('slow')
export const selectIsCancelled = (list: AnyList<unknown, unknown>) => list.hasTag('cancelled')
export const selectIsSelecting = (list: AnyList<unknown, unknown>) => list.hasTag('selecting')
export const selectIsDownloading = (list: AnyList<unknown, unknown>) => list.hasTag('downloading')
/** True after the first response; until then the screen shows skeleton rows. */
export const selectIsAnswered = (list: AnyList<unknown, unknown>) => list.context.page.meta.per_page > 0
/** The number of records that the shown search finds; null while it is not known. */
export const selectTotal = (list: AnyList<unknown, unknown>) =>
  selectIsAnswered(list) && !selectIsIndicated(list) && !list.hasTag('failed') ? list.context.page.meta.total : null
/** True if the last response had no rows, and no other one is awaited. */
export const selectIsEmpty = (list: AnyList<unknown, unknown>) =>
  selectIsAnswered(list) &&
  list.context.page.meta.total === 0 &&
  !(['busy', 'cancelled', 'failed'] as const).some((tag) => list.hasTag(tag))
/** True if there are rows, or will be. */
export const selectHasTable = (list: AnyList<unknown, unknown>) => selectIsAnswered(list) || selectIsBusy(list)
/** How the row of a record is marked, if it was created or changed last. */
export function rowMark(created: readonly Created[], id: number) {
  const saved = created.find((one) => one.id === id)
  return saved && (saved.isChanged ? 'changed' : 'new')
}
