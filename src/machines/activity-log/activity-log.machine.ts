import {
  type ActorRefFrom,
  type AnyActorRef,
  assign,
  enqueueActions,
  sendParent,
  sendTo,
  setup,
  type SnapshotFrom,
} from 'xstate'
import type { ActivityEntry } from '../../api/contract/activity-log.ts'
import { entryText } from '../../api/contract/activity-texts.ts'
import type { Property } from '../../api/contract/property.ts'
import { activitySearch } from '../../routes/activity-log.ts'
import { isSectionUrl } from '../../routes/section-url.ts'
import * as routes from '../../routes/activity-log.ts'
import { watchReturn } from '../connectivity/return.actor.ts'
import type { ExportFormat } from '../export/export-file.ts'
import type { ImportThread } from '../import/import-thread.ts'
import { listDelays } from '../list/list.machine.ts'
import { addressOf, locationAccepted } from '../location/location-accepted.ts'
import type { LocationChanged } from '../location/location.actor.ts'
import type { QueryInput } from '../query/query.machine.ts'
import { selectData } from '../query/query.selectors.ts'
import { activityChoicesMachine } from './choices.machine.ts'
import type { SectionRead } from '../read-ahead/section-read.ts'
import { activityEntriesMachine, readEntries } from './entries.machine.ts'
import { cursorBefore, zoneOf } from './entries.rules.ts'
import { activityExportMachine } from './export.machine.ts'
import { activityNewerMachine } from './newer.machine.ts'
import { activityPeopleMachine, selectKnown } from './people.machine.ts'
import { activityUndoMachine, type UndoReport } from './undo.machine.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Capability to read one property's log and to undo logged changes. */
interface ActivityLogInput extends QueryInput {
  property: Property
  location: AnyActorRef
  newKey: () => string
  saveFile: (file: Blob, name: string) => void
  /** Starts the worker that writes files; by default a web worker. */
  startThread?: () => Promise<ImportThread>
}

interface Context {
  input: ActivityLogInput
  search: routes.ActivitySearch
  /** Text of the keyword field; the URL follows after a typing pause. */
  keyword: string
  entries: ActorRefFrom<typeof activityEntriesMachine>
  newer: ActorRefFrom<typeof activityNewerMachine>
  choices: ActorRefFrom<typeof activityChoicesMachine>
  people: ActorRefFrom<typeof activityPeopleMachine>
  /** Serialised last query, so that an unchanged URL causes no call. */
  requested: string | null
  /** Serialised query that is watched for newer entries. */
  watched: string | null
  /** The entry that the person just opened or closed; it already has the focus. */
  toggled: number | null
  /** The entry to focus once it is in the list; `first` after a page change. */
  awaited: number | 'first' | null
  /** The change to undo, and the format of the running export. */
  undoing: ActivityEntry | null
  format: ExportFormat
}

type SearchPatch = Partial<routes.ActivitySearch>
export type LogEvent =
  | LocationChanged
  | UndoReport
  | { type: 'search.changed'; patch: SearchPatch; replace?: boolean }
  | { type: 'keyword.typed'; keyword: string }
  | { type: 'entry.toggled'; id: number }
  | { type: 'entry.focused' }
  | { type: 'newest.requested' }
  | { type: 'window.returned' }
  | { type: 'text.copied'; text: string; name: string }
  | { type: 'undo.opened'; entry: ActivityEntry }
  | { type: 'export.requested'; format: ExportFormat }
  | { type: 'xstate.snapshot.entries' }

const goTo = ({ input, search }: Context, patch: SearchPatch, replace: boolean) => ({
  type: 'location.requested',
  to: routes.activityLog(input.scope.prefix, routes.withPatch(search, patch)),
  replace,
})

/** Setup of the activity log machine: events, children, actions and guards. */
const activityLogSetup = setup({
  types: {} as {
    input: ActivityLogInput
    context: Context
    events: LogEvent
    children: {
      entries: 'readEntries'
      newer: 'checkNewer'
      choices: 'fetchChoices'
      people: 'findPeople'
      undo: 'undoChange'
      file: 'writeFile'
      return: 'watchReturn'
    }
  },
  actors: {
    readEntries: activityEntriesMachine,
    checkNewer: activityNewerMachine,
    fetchChoices: activityChoicesMachine,
    findPeople: activityPeopleMachine,
    undoChange: activityUndoMachine,
    writeFile: activityExportMachine,
    watchReturn,
  },
  actions: {
    storeSearch: assign(({ context }, { search: text }: { search: string }) => {
      const search = routes.parseActivityLog(text)
      const isOtherEntry = search.entry !== context.search.entry && search.entry !== context.toggled
      const isOtherPage = context.requested !== null && routes.isOtherPage(context.search, search)
      return {
        search,
        // Text that the person is typing takes precedence over the URL.
        keyword: context.keyword.trim() === search.keyword ? context.keyword : search.keyword,
        awaited: isOtherEntry && search.entry !== null ? search.entry : isOtherPage ? 'first' : null,
        toggled: null,
      }
    }),
    requestEntries: enqueueActions(({ context: { input, search: whole, entries, requested }, enqueue }) => {
      const search = routes.queryOf(whole)
      const text = JSON.stringify(search)
      if (text === requested) return
      enqueue.sendTo(entries, { type: 'query.requested', query: { search, timezone: zoneOf(search, input.property) } })
      enqueue.assign({ requested: text })
    }),
    /** The URL holds ids of people; the screen shows their names. */
    requestNames: sendTo(
      ({ context }) => context.people,
      ({ context }) => ({ type: 'people.chosen' as const, ids: context.search.actor_ids }),
    ),
    requestAgain: sendTo(
      ({ context }) => context.entries,
      ({ context: { input, search } }) => ({
        type: 'query.requested' as const,
        query: { search: routes.queryOf(search), timezone: zoneOf(search, input.property) },
        mustAsk: true,
      }),
    ),
    /** Watches for entries newer than the first one on the first page. Older pages always have newer entries, so they are not watched. */
    watchNewer: enqueueActions(({ context: { entries, newer, search, watched }, enqueue }) => {
      const query = entries.getSnapshot()
      const first = selectData(query)?.data[0]
      if (query.hasTag('busy')) return
      const text = first && search.cursor === null ? JSON.stringify([routes.queryOf(search), first.id]) : null
      if (text === watched && !newer.getSnapshot().hasTag('found')) return
      if (first && text)
        enqueue.sendTo(newer, {
          type: 'newer.watched',
          query: { search: { ...routes.queryOf(search), cursor: cursorBefore(first) } },
        })
      else enqueue.sendTo(newer, { type: 'newer.unwatched' })
      enqueue.assign({ watched: text })
    }),
    /** A return to the window doesn't reload the list, so that its entries don't move. Only a failed list is refetched. */
    checkAgain: enqueueActions(({ context: { entries, newer, choices, people }, enqueue }) => {
      if (entries.getSnapshot().hasTag('failed')) enqueue.sendTo(entries, { type: 'query.refreshed' })
      else enqueue.sendTo(newer, { type: 'newer.checked' })
      enqueue.sendTo(choices, { type: 'choices.retried' })
      enqueue.sendTo(people, { type: 'people.retried' })
    }),
    refreshEntries: sendTo(({ context }) => context.entries, { type: 'query.refreshed' }),
    storeKeyword: assign((_, { keyword }: { keyword: string }) => ({ keyword })),
    requestKeyword: sendTo(
      ({ context }) => context.input.location,
      ({ context }) => goTo(context, { keyword: context.keyword.trim() }, true),
    ),
    requestSearch: sendTo(
      ({ context }) => context.input.location,
      ({ context }, { patch, replace = false }: { patch: SearchPatch; replace?: boolean }) =>
        goTo(context, patch, replace),
    ),
    storeToggled: assign((_, { id }: { id: number }) => ({ toggled: id })),
    /** Opening or closing an entry replaces the history item, so that Back skips it. */
    requestEntry: sendTo(
      ({ context }) => context.input.location,
      ({ context }, { id }: { id: number }) => goTo(context, { entry: context.search.entry === id ? null : id }, true),
    ),
    forgetAwaited: assign({ awaited: null }),
    storeUndoing: assign((_, { entry }: { entry: ActivityEntry }) => ({ undoing: entry })),
    forgetUndoing: assign({ undoing: null }),
    /** Focuses the new entry once the reloaded list holds it. */
    awaitEntry: assign((_, { id }: { id: number }) => ({ awaited: id })),
    requestApplied: sendTo(
      ({ context }) => context.input.location,
      ({ context }, { id }: { id: number }) => goTo(context, { cursor: null, entry: id }, true),
    ),
    giveApplied: sendTo(
      ({ context }) => context.input.notices,
      (_, { entry }: { entry: ActivityEntry }) => ({
        type: 'notice.given',
        tone: 'ok',
        text: phrase('activity-log.undone', { entry: entryText(entry) }),
      }),
    ),
    /** Without clipboard access, for example without HTTPS, people can still select and copy the text. */
    copyText: ({ context: { input } }, { text, name }: { text: string; name: string }) => {
      const send = (said: string) => input.notices.send({ type: 'announcement.made', text: said })
      void Promise.resolve(navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('No clipboard'))).then(
        () => send(phrase('activity-log.copied', { name })),
        () => send(phrase('activity-log.copyFailed', { name })),
      )
    },
    storeFormat: assign((_, { format }: { format: ExportFormat }) => ({ format })),
    reportLocationAccepted: sendParent(locationAccepted),
  },
  guards: {
    isThisSection: ({ context }, { pathname }: { pathname: string }) =>
      isSectionUrl(context.input.scope.prefix, 'activity-logs', pathname),
    isKeywordNew: ({ context }) => context.keyword.trim() !== context.search.keyword,
    isOnLaterPage: ({ context }) => context.search.cursor !== null,
  },
  delays: listDelays,
})

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
        guard: { type: 'isThisSection', params: addressOf },
        actions: [
          { type: 'storeSearch', params: ({ event }) => ({ search: event.search }) },
          'requestEntries',
          'requestNames',
          { type: 'reportLocationAccepted', params: addressOf },
        ],
      },
      { actions: { type: 'reportLocationAccepted', params: addressOf } },
    ],
    'xstate.snapshot.entries': { actions: 'watchNewer' },
    'search.changed': {
      actions: { type: 'requestSearch', params: ({ event }) => ({ patch: event.patch, replace: event.replace }) },
    },
    'entry.toggled': {
      actions: [
        { type: 'storeToggled', params: ({ event }) => ({ id: event.id }) },
        { type: 'requestEntry', params: ({ event }) => ({ id: event.id }) },
      ],
    },
    'entry.focused': { actions: 'forgetAwaited' },
    'newest.requested': [
      { guard: 'isOnLaterPage', actions: { type: 'requestSearch', params: { patch: { cursor: null } } } },
      { actions: 'requestAgain' },
    ],
    'window.returned': { actions: 'checkAgain' },
    'text.copied': { actions: { type: 'copyText', params: ({ event }) => ({ text: event.text, name: event.name }) } },
  },
  type: 'parallel',
  states: {
    typing: {
      initial: 'settled',
      on: {
        'keyword.typed': {
          target: '.pausing',
          actions: { type: 'storeKeyword', params: ({ event }) => ({ keyword: event.keyword }) },
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
          on: {
            'undo.opened': {
              target: 'open',
              actions: { type: 'storeUndoing', params: ({ event }) => ({ entry: event.entry }) },
            },
          },
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
                { type: 'awaitEntry', params: ({ event }) => ({ id: event.id }) },
                'refreshEntries',
                { type: 'requestApplied', params: ({ event }) => ({ id: event.id }) },
                { type: 'giveApplied', params: ({ event }) => ({ entry: event.entry }) },
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
              actions: { type: 'storeFormat', params: ({ event }) => ({ format: event.format }) },
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
              property: {
                name: input.property.name,
                timezone: zoneOf(search, input.property),
                people: selectKnown(people.getSnapshot()),
              },
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

/** Reads the page of the log that a URL selects. */
export const readActivityLog: SectionRead = ({ scope, property, search: text, signal }) => {
  const search = routes.queryOf(routes.parseActivityLog(text))
  return readEntries(scope, { search, timezone: zoneOf(search, property) }, signal)
}
