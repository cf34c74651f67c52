import { type AnyActorRef, assign, enqueueActions, fromPromise, sendTo, setup } from 'xstate'
import { type ApiError, toApiError } from '../../api/api-error.ts'
import type { FileFormat } from '../../api/contract/file-format.ts'
import type { Progress } from '../../api/download.ts'
import type { Http, Page } from '../../api/http.ts'
import { prefetchOnly } from '../../api/prefetch-only.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import { watchReturn } from '../connectivity/return.actor.ts'
import type { Created } from '../dialog/dialog-report.ts'
import { type DownloadEvent, downloadActor } from '../download/download.actor.ts'
import { neverAborted, withHttp } from '../read-ahead/with-http.ts'
import {
  announcementOf,
  selectionText,
  type CountWords,
  type ListSearch,
  neighboursOf,
  noRows,
  type RecordSought,
  seeking,
  type Selection,
  toggled,
  withRowsRead,
} from './list.rules.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Input of every list: its calls, the location actor and the notices actor. */
export interface ListInput {
  http: Http
  scope?: PropertyScope
  location: AnyActorRef
  notices: AnyActorRef
  saveFile: (file: Blob, name: string) => void
}

/** Options of a list. */
export interface ListOptions<
  Row extends { id: number },
  Search extends ListSearch,
  Input extends ListInput = ListInput,
> {
  id: string
  /** Words of the announcement. */
  words: CountWords
  initial: Search
  read: (input: Input, search: Search & RecordSought, signal: AbortSignal) => Promise<Page<Row>>
  address: (search: Search, input: Input) => string
  download?: {
    /** The format is absent for xlsx, so that a server without others gets no parameter that it doesn't know. */
    read: (
      input: Input,
      search: Search,
      format: 'csv' | undefined,
      signal: AbortSignal,
      onProgress: (progress: Progress) => void,
    ) => Promise<Blob>
    /** Without its extension. */
    fileName: (search: Search, format: FileFormat) => string
  }
}

export interface ListContext<Row, Search, Input> {
  input: Input
  search: Search
  /** The search of the rows on screen, or of those that are waited for noticeably long. Chips and page links follow it. */
  shown: Search
  /** Text of the keyword field; the URL follows after a typing pause. */
  keyword: string
  page: Page<Row>
  /** The search that `page` answers; null before the first response. */
  loaded: Search | null
  error: ApiError | null
  selected: Selection<Row>
  /** Records created or changed last, in the list or a dialog over it; cleared when the list is left. */
  created: readonly Created[]
  /** A form covers the list: its first rows are not announced, since the person is told of the form. */
  isCovered?: boolean | undefined
  progress: Progress
}

interface ReadInput<Search, Input> {
  input: Input
  search: Search & RecordSought
  onChanged: () => void
}

export type ListEvent<Search> =
  | { type: 'list.shown'; search: Search; isCovered?: boolean | undefined }
  | { type: 'list.hidden' }
  | { type: 'list.refreshed'; created?: readonly Created[] }
  | { type: 'list.cancelled' }
  | { type: 'keyword.typed'; keyword: string }
  | { type: 'selection.toggled' }
  | { type: 'row.toggled'; id: number }
  | { type: 'page.toggled' }
  | { type: 'selection.replaced'; ids: number[] }
  | { type: 'download.requested'; format: FileFormat }
  | { type: 'download.cancelled' }
  | DownloadEvent

/** The requested format, if it is not xlsx. */
const csvOf = (event: { type: string; format?: FileFormat }) => (event.format === 'csv' ? 'csv' : undefined)

/** Tags that screens query. */
export type ListTag = 'busy' | 'indicated' | 'slow' | 'cancelled' | 'failed' | 'downloading' | 'selecting'

/** Milliseconds. A debounce is at most 150 ms (performance P7); indicator at 300 ms, "taking longer" at 10 s (quality Q21). */
export const listDelays = { typingPause: 150, indicator: 300, slowAfter: 10_000 }

/** Setup of a list machine: events, calls, actions and guards. */
function listSetup<Row extends { id: number }, Search extends ListSearch, Input extends ListInput>(
  options: ListOptions<Row, Search, Input>,
) {
  const { words, address } = options
  return setup({
    types: {} as { input: Input; context: ListContext<Row, Search, Input>; events: ListEvent<Search>; tags: ListTag },
    actors: {
      fetchPage: fromPromise<Page<Row>, ReadInput<Search, Input>>(({ input: { input, search, onChanged }, signal }) =>
        options.read(withHttp(input, input.http.cached({ onChanged })), search, signal),
      ),
      readFile: downloadActor,
      watchReturn,
    },
    actions: {
      storeSearch: assign(
        ({ context }, { search, isCovered }: { search: Search; isCovered?: boolean | undefined }) => ({
          search,
          isCovered,
          // Text that the person is typing takes precedence over the URL.
          keyword: context.keyword.trim() === search.keyword ? context.keyword : search.keyword,
        }),
      ),
      storeCreated: assign((_, { created }: { created?: readonly Created[] }) => (created?.length ? { created } : {})),
      forgetCreated: assign({ created: [] }),
      storeKeyword: assign((_, { keyword }: { keyword: string }) => ({ keyword })),
      storePage: assign(({ context }, { page }: { page: Page<Row> }) => ({
        page,
        shown: context.search,
        loaded: context.search,
        error: null,
        // A refresh shows which rows are gone; another page or filter does not.
        selected: withRowsRead(context.selected, page.data, context.loaded === context.search ? context.page.data : []),
      })),
      storeError: assign((_, { error }: { error: unknown }) => ({ error: toApiError(error) })),
      showSearch: assign(({ context }) => ({ shown: context.search })),
      /** People most often open a neighbouring page next (performance P21). */
      readNeighboursAhead: ({ context: { input, search, page, created } }) => {
        const { ahead } = input.http
        if (!ahead) return
        for (const neighbour of neighboursOf(search, page.meta))
          options
            .read(withHttp(input, prefetchOnly(ahead)), seeking(neighbour, created), neverAborted())
            .catch(() => undefined)
      },
      storeProgress: assign((_, { progress }: { progress: Progress }) => ({ progress })),
      requestKeyword: sendTo(
        ({ context }) => context.input.location,
        ({ context }) => ({
          type: 'location.requested',
          to: address({ ...context.search, keyword: context.keyword.trim(), page: 1 }, context.input),
          replace: true,
        }),
      ),
      requestLastPage: sendTo(
        ({ context }) => context.input.location,
        ({ context }, { page }: { page: Page<Row> }) => ({
          type: 'location.requested',
          to: address({ ...context.search, page: page.meta.last_page }, context.input),
          replace: true,
        }),
      ),
      announceRows: enqueueActions(({ context: { isCovered, input, page, selected }, enqueue }) => {
        const text = announcementOf(page, selected, words)
        if (isCovered) enqueue.assign({ isCovered: false })
        else enqueue.sendTo(input.notices, { type: 'announcement.made', text })
      }),
      announceTicks: sendTo(
        ({ context }) => context.input.notices,
        ({ context }) => ({ type: 'announcement.made', text: selectionText(context.selected, context.page) }),
      ),
      toggleRow: assign(({ context: { selected, page } }, { id }: { id: number }) => ({
        selected: toggled(
          selected,
          page.data.filter((row) => row.id === id),
        ),
      })),
      togglePage: assign(({ context: { selected, page } }) => ({ selected: toggled(selected, page.data) })),
      replaceSelection: assign(({ context: { selected, page } }, { ids }: { ids: number[] }) => {
        const known = [...page.data, ...selected.values()]
        return { selected: new Map(known.filter(({ id }) => ids.includes(id)).map((row) => [row.id, row])) }
      }),
      forgetSelection: assign({ selected: new Map<number, Row>() }),
      saveFile: ({ context }, { file }: { file: Blob }) => {
        // A server without CSV sends an xlsx file all the same.
        const format = file.type.includes('csv') ? 'csv' : 'xlsx'
        context.input.saveFile(file, `${options.download?.fileName(context.search, format)}.${format}`)
      },
      giveDownloadDone: sendTo(({ context }) => context.input.notices, {
        type: 'notice.given',
        text: phrase('list.downloadFinished'),
        tone: 'ok',
      }),
      giveDownloadError: sendTo(
        ({ context }) => context.input.notices,
        (_, { error }: { error: unknown }) => ({
          type: 'notice.given',
          text: phrase('list.downloadFailed', { message: toApiError(error).message }),
          tone: 'critical',
        }),
      ),
    },
    guards: {
      isPastEnd: ({ context }, { page }: { page: Page<Row> }) =>
        page.data.length === 0 && page.meta.total > 0 && context.search.page > 1,
      isKeywordNew: ({ context }) => context.keyword.trim() !== context.search.keyword,
    },
    delays: listDelays,
  })
}

/**
 * A list whose view is its URL. Filters, page and sort arrive as `list.shown`; every change of the view is a navigation. Rows stay
 * visible during a refresh. The latest request wins, since leaving `loading` aborts the previous one. A list that failed to load is read
 * again on reconnecting.
 */
export function createListMachine<
  Row extends { id: number },
  Search extends ListSearch,
  Input extends ListInput = ListInput,
>(options: ListOptions<Row, Search, Input>) {
  const { download } = options
  return listSetup(options).createMachine({
    id: options.id,
    context: ({ input }) => ({
      input,
      search: options.initial,
      shown: options.initial,
      keyword: options.initial.keyword,
      page: noRows<Row>(),
      loaded: null,
      error: null,
      selected: new Map(),
      created: [],
      progress: null,
    }),
    type: 'parallel',
    states: {
      rows: {
        initial: 'dormant',
        on: {
          'list.shown': {
            target: '.loading',
            actions: { type: 'storeSearch', params: ({ event }) => event },
          },
          'list.hidden': { target: '.dormant', actions: 'forgetCreated' },
          'list.refreshed': {
            target: '.loading',
            actions: { type: 'storeCreated', params: ({ event }) => event },
          },
        },
        states: {
          dormant: { on: { 'list.refreshed': {} } },
          loading: {
            tags: 'busy',
            invoke: {
              src: 'fetchPage',
              input: ({ context: { input, search, created }, self }) => ({
                input,
                search: seeking(search, created),
                onChanged: () => {
                  if (self.getSnapshot().context.search === search) self.send({ type: 'list.refreshed' })
                },
              }),
              onDone: [
                // A page past the end, for example after a deletion, redirects to the last page.
                {
                  guard: { type: 'isPastEnd', params: ({ event }) => ({ page: event.output }) },
                  target: 'dormant',
                  actions: { type: 'requestLastPage', params: ({ event }) => ({ page: event.output }) },
                },
                {
                  target: 'ready',
                  actions: [{ type: 'storePage', params: ({ event }) => ({ page: event.output }) }, 'announceRows'],
                },
              ],
              onError: {
                target: 'failed',
                actions: { type: 'storeError', params: ({ event }) => event },
              },
            },
            on: { 'list.cancelled': 'cancelled' },
            initial: 'quick',
            states: {
              quick: { after: { indicator: 'noticeable' } },
              noticeable: { tags: 'indicated', entry: 'showSearch', after: { slowAfter: 'slow' } },
              slow: { tags: ['indicated', 'slow'] },
            },
          },
          ready: { entry: 'readNeighboursAhead' },
          cancelled: { tags: 'cancelled' },
          failed: {
            tags: 'failed',
            entry: 'showSearch',
            invoke: {
              src: 'watchReturn',
              input: ({ self }) => ({ parent: self, event: { type: 'list.refreshed' }, on: ['online'] }),
            },
          },
        },
      },
      typing: {
        initial: 'settled',
        on: {
          'keyword.typed': {
            target: '.pausing',
            actions: { type: 'storeKeyword', params: ({ event }) => event },
          },
        },
        states: {
          settled: {},
          pausing: {
            after: {
              typingPause: [
                { guard: 'isKeywordNew', target: 'settled', actions: 'requestKeyword' },
                { target: 'settled' },
              ],
            },
          },
        },
      },
      /** The filter state `showCheckbox` (requirement 3.filter-state). */
      selection: {
        initial: 'hidden',
        states: {
          hidden: { on: { 'selection.toggled': 'shown' } },
          shown: {
            tags: 'selecting',
            exit: 'forgetSelection',
            on: {
              'selection.toggled': 'hidden',
              'row.toggled': {
                actions: [{ type: 'toggleRow', params: ({ event }) => event }, 'announceTicks'],
              },
              'page.toggled': { actions: ['togglePage', 'announceTicks'] },
              'selection.replaced': {
                actions: { type: 'replaceSelection', params: ({ event }) => event },
              },
            },
          },
        },
      },
      download: !download
        ? { initial: 'idle', states: { idle: {} } }
        : {
            initial: 'idle',
            states: {
              idle: { on: { 'download.requested': 'running' } },
              running: {
                tags: 'downloading',
                entry: { type: 'storeProgress', params: { progress: null } },
                invoke: {
                  src: 'readFile',
                  input: ({ context, event, self }) => ({
                    parent: self,
                    read: (signal, onProgress) =>
                      download.read(context.input, context.search, csvOf(event), signal, onProgress),
                  }),
                },
                on: {
                  'download.progressed': {
                    actions: { type: 'storeProgress', params: ({ event }) => ({ progress: event.progress }) },
                  },
                  'download.finished': {
                    target: 'idle',
                    actions: [{ type: 'saveFile', params: ({ event }) => event }, 'giveDownloadDone'],
                  },
                  'download.failed': {
                    target: 'idle',
                    actions: { type: 'giveDownloadError', params: ({ event }) => event },
                  },
                  'download.cancelled': 'idle',
                },
              },
            },
          },
    },
  })
}
