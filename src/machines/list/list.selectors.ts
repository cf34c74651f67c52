import type { SnapshotFrom } from 'xstate'
import type { createListMachine } from './list.machine.ts'
import type { ListSearch } from './list.rules.ts'

type ListSnapshot<Row extends { id: number }, Search extends ListSearch> = SnapshotFrom<
  ReturnType<typeof createListMachine<Row, Search>>
>
/** Any list: what these selectors read does not depend on its rows. */
interface AnyList {
  context: ListSnapshot<{ id: number }, ListSearch>['context']
  hasTag: ListSnapshot<{ id: number }, ListSearch>['hasTag']
  matches: ListSnapshot<{ id: number }, ListSearch>['matches']
}

export const selectMeta = (list: AnyList) => list.context.page.meta
export const selectKeyword = (list: AnyList) => list.context.keyword
export const selectError = (list: AnyList) => (list.matches({ rows: 'failed' }) ? list.context.error : null)
export const selectSelected = (list: AnyList) => list.context.selected
export const selectProgress = (list: AnyList) => list.context.progress
export const selectIsBusy = (list: AnyList) => list.hasTag('busy')
export const selectIsIndicated = (list: AnyList) => list.hasTag('indicated')
export const selectIsSlow = (list: AnyList) => list.hasTag('slow')
export const selectIsCancelled = (list: AnyList) => list.matches({ rows: 'cancelled' })
export const selectIsSelecting = (list: AnyList) => list.hasTag('selecting')
export const selectIsDownloading = (list: AnyList) => list.hasTag('downloading')
/** True once an answer has come: until then skeletons hold the rows' place. */
export const selectIsAnswered = (list: AnyList) => list.context.page.meta.per_page > 0
