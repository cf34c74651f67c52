import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { activitySearch } from '../../routes/activity-log.ts'
import { activityLogSetup, type LogEvent } from './activity-log.setup.ts'
import { selectKnown } from './people.machine.ts'

/**
 * The activity log of the open property (requirement 2.route.activity-logs; domain D37). The URL holds the filters, the page cursor and
 * the open entry. Newer entries are announced, and loaded only on request.
 */
export const activityLogMachine = activityLogSetup.createMachine({
  id: 'activityLog',
  context: ({ input, spawn }) => ({
    input,
    search: activitySearch.empty,
    keyword: '',
    entries: spawn('readEntries', { id: 'entries', input, syncSnapshot: true }),
    newer: spawn('checkNewer', { id: 'newer', input }),
    choices: spawn('fetchChoices', { id: 'choices', input }),
    people: spawn('findPeople', { id: 'people', input }),
    requested: null,
    watched: null,
    toggled: null,
    awaited: null,
    undoing: null,
    format: 'xlsx',
  }),
  invoke: {
    id: 'return',
    src: 'watchReturn',
    input: ({ self }) => ({ parent: self, event: { type: 'window.returned' } satisfies LogEvent }),
  },
  on: {
    'location.changed': [
      {
        guard: { type: 'isThisSection', params: ({ event }) => event },
        actions: [
          { type: 'storeSearch', params: ({ event }) => event },
          'requestEntries',
          'requestNames',
          { type: 'reportLocationAccepted', params: ({ event }) => event },
        ],
      },
      { actions: { type: 'reportLocationAccepted', params: ({ event }) => event } },
    ],
    'xstate.snapshot.entries': { actions: 'watchNewer' },
    'search.changed': { actions: { type: 'requestSearch', params: ({ event }) => event } },
    'entry.toggled': {
      actions: [
        { type: 'storeToggled', params: ({ event }) => event },
        { type: 'requestEntry', params: ({ event }) => event },
      ],
    },
    'entry.focused': { actions: 'forgetAwaited' },
    'newest.requested': [
      { guard: 'isOnLaterPage', actions: { type: 'requestSearch', params: { patch: { cursor: null } } } },
      { actions: 'requestAgain' },
    ],
    'window.returned': { actions: 'checkAgain' },
    'text.copied': { actions: { type: 'copyText', params: ({ event }) => event } },
  },
  type: 'parallel',
  states: {
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
    undo: {
      initial: 'none',
      states: {
        none: {
          entry: 'forgetUndoing',
          on: { 'undo.opened': { target: 'open', actions: { type: 'storeUndoing', params: ({ event }) => event } } },
        },
        open: {
          invoke: {
            id: 'undo',
            src: 'undoChange',
            input: ({ context: { input, undoing } }) => ({ scope: input.scope, newKey: input.newKey, entry: undoing! }),
            onDone: 'none',
          },
          on: {
            'undo.applied': {
              actions: [
                { type: 'awaitEntry', params: ({ event }) => event },
                'refreshEntries',
                { type: 'requestApplied', params: ({ event }) => event },
                { type: 'giveApplied', params: ({ event }) => event },
              ],
            },
            'undo.refused': { actions: 'refreshEntries' },
          },
        },
      },
    },
    file: {
      initial: 'none',
      states: {
        none: {
          on: {
            'export.requested': {
              target: 'making',
              actions: { type: 'storeFormat', params: ({ event }) => event },
            },
          },
        },
        making: {
          invoke: {
            id: 'file',
            src: 'writeFile',
            input: ({ context: { input, search, format, people }, self }) => ({
              scope: input.scope,
              search,
              format,
              property: { ...input.property, people: selectKnown(people.getSnapshot()) },
              notices: input.notices,
              saveFile: input.saveFile,
              startThread: input.startThread,
              requester: self,
            }),
            onDone: 'none',
          },
        },
      },
    },
  },
})

export type ActivityLogRef = ActorRefFrom<typeof activityLogMachine>
type Snapshot = SnapshotFrom<typeof activityLogMachine>

export const selectSearch = (log: Snapshot) => log.context.search
export const selectKeyword = (log: Snapshot) => log.context.keyword
export const selectAwaited = (log: Snapshot) => log.context.awaited
export const selectUndo = (log: Snapshot) => log.children.undo
export const selectFile = (log: Snapshot) => log.children.file
