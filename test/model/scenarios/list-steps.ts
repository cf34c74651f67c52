import { localError } from '../../../src/api/api-error.ts'
import type { ListSearch } from '../../../src/machines/list/list.rules.ts'
import { listDelays } from '../../../src/machines/list/list.machine.ts'
import type { Action, Target } from '../../../tools/test-paths/action.ts'
import type { ScenarioStep } from '../../../tools/test-paths/scenario.ts'
import { pageOf } from '../../support/records.ts'
import { answer, button, checkbox, cut, succeeds, menuItem, press, refuseWith, failsWith, type, wait } from './steps.ts'

/** The parts of a list's context that decide what the page offers. */
export interface ListState {
  search: ListSearch
  keyword: string
  selected: ReadonlySet<number>
}

const keyword: Target = { role: 'searchbox', name: 'Keyword' }
const row = { id: 1 }
/** The first of many pages. */
export const page = pageOf([row], { total: 24, last_page: 3 })
const pastEnd = pageOf([], { current_page: 9, total: 24, last_page: 3 })
/** One action at a time: the simulated clock is shared by all timers. */
export const settled = 'typing.settled + download.idle'
const loading = [`rows.loading.quick + ${settled}`]
export const atRest = [`rows.ready + ${settled}`]

/** The outcomes while rows are loading. */
export const loadingSteps = (call: string): ScenarioStep[] => [
  succeeds('fetchPage', call, page, { when: ({ search }: ListState) => search.page === 1 }),
  succeeds('fetchPage', call, pastEnd, {
    name: 'the page is past the end',
    when: ({ search }: ListState) => search.page > 1,
  }),
  { ...failsWith('fetchPage', call, 'not permitted'), in: loading },
  { ...failsWith('fetchPage', call, 'fault of the server'), in: loading },
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
    // A later call with the same query gets this answer too.
    actions: [wait(30_000), answer(call)],
  },
  { name: 'it takes a moment', event: { after: 'indicator' }, in: loading, actions: [wait(listDelays.indicator)] },
  {
    name: 'it takes long',
    event: { after: 'slowAfter' },
    in: [`rows.loading.noticeable + ${settled}`],
    actions: [wait(listDelays.slowAfter)],
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

const typed = (name: string, text: string): ScenarioStep => ({
  name,
  event: { type: 'keyword.typed', keyword: text },
  in: ['rows.ready + selection.hidden + download.idle'],
  when: ({ keyword: already }: ListState) => already !== text,
  actions: [type(keyword, text)],
})

export const typingSteps = [
  typed('type a keyword', 'e'),
  typed('empty the keyword', ''),
  {
    name: 'the typing pauses',
    event: { after: 'typingPause' },
    actions: [wait(listDelays.typingPause)],
  },
]

export const selectionSteps = (name: string, many: string): ScenarioStep[] => [
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
    when: ({ selected }: ListState) => selected.size === 0,
    actions: [press(checkbox('Select all *'))],
  },
  {
    name: 'clear the selection',
    event: { type: 'selection.replaced', ids: [] },
    in: atRest,
    when: ({ selected }: ListState) => selected.size > 0,
    actions: [press(button('Clear', { role: 'group', name: `Selected ${many}` }))],
  },
]

const downloadFailed = (name: string, error: Error, action: Action): ScenarioStep => ({
  name,
  event: { type: 'download.failed', error },
  in: ['download.running'],
  actions: [action],
})

export const downloadSteps = (call: string): ScenarioStep[] => [
  {
    name: 'download',
    event: { type: 'download.requested', format: 'xlsx' },
    in: [`rows.ready + selection.hidden + ${settled}`],
    actions: [press(button('Download')), press(menuItem('Excel workbook (.xlsx)'))],
  },
  { name: 'the file comes', event: { type: 'download.progressed', progress: null }, actions: [answer(call)] },
  downloadFailed('the file has no connection', localError('UNREACHABLE'), cut(call)),
  downloadFailed('the file is refused', localError('MALFORMED'), refuseWith(call, 'not permitted')),
  {
    name: 'cancel the download',
    event: { type: 'download.cancelled' },
    actions: [press(button('Cancel download'))],
  },
]
