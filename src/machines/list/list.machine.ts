import { noRows, type ListSearch } from './list.rules.ts'
import { type ListInput, type ListOptions, listSetup } from './list.setup.ts'

/**
 * A list whose view is its URL. Filters, page and sort arrive as `list.shown`; every change of the view is a navigation. Rows stay
 * visible during a refresh. The latest request wins, since leaving `loading` aborts the previous one.
 */
export function createListMachine<
  Row extends { id: number },
  Search extends ListSearch,
  Input extends ListInput = ListInput,
>(options: ListOptions<Row, Search, Input>) {
  return listSetup(options).createMachine({
    id: options.id,
    context: ({ input }) => ({
      input,
      search: options.initial,
      keyword: options.initial.keyword,
      page: noRows<Row>(),
      error: null,
      selected: new Set(),
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
              input: ({ context }) => context,
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
                actions: [{ type: 'storeError', params: ({ event }) => event }, 'announceFailure'],
              },
            },
            on: { 'list.cancelled': 'cancelled' },
            initial: 'quick',
            states: {
              quick: { after: { indicator: 'noticeable' } },
              noticeable: { tags: 'indicated', after: { slowAfter: 'slow' } },
              slow: { tags: ['indicated', 'slow'] },
            },
          },
          ready: {},
          cancelled: { tags: 'cancelled' },
          failed: { tags: 'failed' },
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
              'row.toggled': { actions: { type: 'toggleRow', params: ({ event }) => event } },
              'page.toggled': { actions: 'togglePage' },
              'selection.replaced': { actions: { type: 'replaceSelection', params: ({ event }) => event } },
            },
          },
        },
      },
      download: !options.download
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
                  input: ({ context, self }) => ({
                    parent: self,
                    read: (signal, onProgress) =>
                      options.download?.read(context.input, context.search, signal, onProgress) ??
                      Promise.reject(new Error('This list has no download')),
                  }),
                },
                on: {
                  'download.progressed': { actions: { type: 'storeProgress', params: ({ event }) => event } },
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
