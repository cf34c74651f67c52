import { localError } from '../../src/api/api-error.ts'
import type { ListSearch } from '../../src/machines/list/list.rules.ts'
import { listDelays } from '../../src/machines/list/list.setup.ts'
import type { Action, Target } from '../../tools/paths/action.ts'
import type { Move } from '../../tools/paths/stage.ts'
import { pageOf } from '../support/records.ts'
import { answer, button, checkbox, cut, ends, press, refuse, refused, type, wait } from './moves.ts'

/** What a list knows that tells what the page offers. */
export interface KnownToList {
  search: ListSearch
  keyword: string
  selected: ReadonlySet<number>
}

const keyword: Target = { role: 'searchbox', name: 'Keyword' }
const row = { id: 1 }
/** The first page of many. */
export const page = pageOf([row], { total: 24, last_page: 3 })
const pastEnd = pageOf([], { current_page: 9, total: 24, last_page: 3 })
/** One thing at a time: a clock that goes on for one is the same for all. */
export const still = 'typing.settled + download.idle'
const loading = [`rows.loading.quick + ${still}`]
export const atRest = [`rows.ready + ${still}`]

/** Rows are on their way, and what may become of that. */
export const waitingMoves = (call: string): Move[] => [
  ends('fetchPage', call, page, { when: ({ search }: KnownToList) => search.page === 1 }),
  ends('fetchPage', call, pastEnd, {
    name: 'the page is past the end',
    when: ({ search }: KnownToList) => search.page > 1,
  }),
  { ...refused('fetchPage', call, 'not permitted'), in: loading },
  { ...refused('fetchPage', call, 'fault of the server'), in: loading },
  {
    name: 'no connection',
    event: { failed: 'fetchPage', error: localError('UNREACHABLE') },
    in: loading,
    actions: [cut(call)],
  },
  {
    name: 'the answer comes too late',
    event: { failed: 'fetchPage', error: localError('TIMEOUT') },
    in: loading,
    // Whoever else has asked the same since then gets it.
    actions: [wait(30_000), answer(call)],
  },
  { name: 'it takes a moment', event: { after: 'indicator' }, in: loading, actions: [wait(listDelays.indicator)] },
  {
    name: 'it takes long',
    event: { after: 'patience' },
    in: [`rows.loading.noticeable + ${still}`],
    actions: [wait(listDelays.patience)],
  },
  {
    name: 'give up',
    event: { type: 'list.cancelled' },
    in: ['rows.loading.slow'],
    actions: [press(button('Cancel'))],
  },
  {
    name: 'try again',
    event: { type: 'list.refreshed' },
    in: ['rows.failed', 'rows.cancelled'],
    actions: [press(button('Retry'))],
  },
]

const typed = (name: string, text: string): Move => ({
  name,
  event: { type: 'keyword.typed', keyword: text },
  in: ['rows.ready + selection.hidden + download.idle'],
  when: ({ keyword: already }: KnownToList) => already !== text,
  actions: [type(keyword, text)],
})

export const typingMoves = [
  typed('type a keyword', 'e'),
  typed('empty the keyword', ''),
  {
    name: 'the typing pauses',
    event: { after: 'typingPause' },
    actions: [wait(listDelays.typingPause)],
  },
]

export const selectionMoves = (name: string, many: string): Move[] => [
  {
    name: 'tick boxes wanted, or not',
    event: { type: 'selection.toggled' },
    in: atRest,
    actions: [press(checkbox('Select rows'))],
  },
  {
    name: 'tick a row',
    event: { type: 'row.toggled', id: row.id },
    in: atRest,
    actions: [press(checkbox(`Select ${name}`))],
  },
  {
    name: 'tick the page',
    event: { type: 'page.toggled' },
    in: atRest,
    when: ({ selected }: KnownToList) => selected.size === 0,
    actions: [press(checkbox('Select all *'))],
  },
  {
    name: 'clear the selection',
    event: { type: 'selection.replaced', ids: [] },
    in: atRest,
    when: ({ selected }: KnownToList) => selected.size > 0,
    actions: [press(button('Clear', { role: 'group', name: `Selected ${many}` }))],
  },
]

const downloadFailed = (name: string, error: Error, action: Action): Move => ({
  name,
  event: { type: 'download.failed', error },
  in: ['download.running'],
  actions: [action],
})

export const downloadMoves = (call: string): Move[] => [
  {
    name: 'download',
    event: { type: 'download.requested' },
    in: [`rows.ready + selection.hidden + ${still}`],
    actions: [press(button('Download'))],
  },
  { name: 'the file comes', event: { type: 'download.progressed', progress: null }, actions: [answer(call)] },
  downloadFailed('the file has no connection', localError('UNREACHABLE'), cut(call)),
  downloadFailed('the file is refused', localError('MALFORMED'), refuse(call, 'not permitted')),
  {
    name: 'cancel the download',
    event: { type: 'download.cancelled' },
    actions: [press(button('Cancel download'))],
  },
]
