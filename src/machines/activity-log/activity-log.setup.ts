import { type ActorRefFrom, type AnyActorRef, assign, enqueueActions, sendParent, sendTo, setup } from 'xstate'
import type { ActivityEntry } from '../../api/contract/activity-log.ts'
import type { Property } from '../../api/contract/property.ts'
import * as routes from '../../routes/activity-log.ts'
import { watchReturn } from '../connectivity/return.actor.ts'
import type { QueryInput } from '../query/query.machine.ts'
import { selectData } from '../query/query.selectors.ts'
import { listDelays } from '../list/list.setup.ts'
import type { LocationChanged } from '../location/location.actor.ts'
import { entryText } from '../../api/contract/activity-texts.ts'
import { activityChoicesMachine } from './choices.machine.ts'
import { activityEntriesMachine } from './entries.machine.ts'
import { cursorBefore } from './entries.rules.ts'
import type { ExportFormat } from '../export/export-file.ts'
import type { ImportThread } from '../import/import-thread.ts'
import { activityExportMachine } from './export.machine.ts'
import { activityNewerMachine } from './newer.machine.ts'
import { activityPeopleMachine } from './people.machine.ts'
import { activityUndoMachine, type UndoReport } from './undo.machine.ts'

/** The capability to read one property's log, and to put back what it says. */
export interface ActivityLogInput extends QueryInput {
  property: Property
  location: AnyActorRef
  newKey: () => string
  saveFile: (file: Blob, name: string) => void
  /** Where files are written; in a thread of the browser where left out. */
  startThread?: () => Promise<ImportThread>
}

export interface Context {
  input: ActivityLogInput
  search: routes.ActivitySearch
  /** What stands in the keyword field; the address follows after a pause in the typing. */
  keyword: string
  entries: ActorRefFrom<typeof activityEntriesMachine>
  newer: ActorRefFrom<typeof activityNewerMachine>
  choices: ActorRefFrom<typeof activityChoicesMachine>
  people: ActorRefFrom<typeof activityPeopleMachine>
  /** What was last asked, as text, so that the same address asks nothing twice. */
  requested: string | null
  /** What is watched for newer entries, as text. */
  watched: string | null
  /** The entry that the person has opened or closed here; the focus is on it already. */
  toggled: number | null
  /** The entry that is to have the focus once it is in the list; after a turn of the page the first. */
  awaited: number | 'first' | null
  /** The change that may be put back, and the kind of file that is being written. */
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

/** What the chart of the activity logs is made of: its events, its children, what it does and what it asks. */
export const activityLogSetup = setup({
  types: {
    input: {} as ActivityLogInput,
    context: {} as Context,
    events: {} as LogEvent,
    children: {} as {
      entries: 'readEntries'
      newer: 'checkNewer'
      choices: 'fetchChoices'
      people: 'findPeople'
      undo: 'undoChange'
      file: 'writeFile'
      return: 'watchReturn'
    },
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
        // The person's own typing is ahead of the address; everything else follows it.
        keyword: context.keyword.trim() === search.keyword ? context.keyword : search.keyword,
        awaited: isOtherEntry && search.entry !== null ? search.entry : isOtherPage ? 'first' : null,
        toggled: null,
      }
    }),
    requestEntries: enqueueActions(({ context: { input, search: whole, entries, requested }, enqueue }) => {
      const search = routes.queryOf(whole)
      const text = JSON.stringify(search)
      if (text === requested) return
      enqueue.sendTo(entries, { type: 'query.requested', query: { search, timezone: input.property.timezone } })
      enqueue.assign({ requested: text })
    }),
    /** The address says people by their ids; the screen names them. */
    requestNames: sendTo(
      ({ context }) => context.people,
      ({ context }) => ({ type: 'people.chosen' as const, ids: context.search.actor_ids }),
    ),
    requestAgain: sendTo(
      ({ context }) => context.entries,
      ({ context: { input, search } }) => ({
        type: 'query.requested' as const,
        query: { search: routes.queryOf(search), timezone: input.property.timezone },
      }),
    ),
    /** What is newer than the newest in sight; further back in the log there always is. */
    watchNewer: enqueueActions(({ context: { entries, newer, search, watched }, enqueue }) => {
      const reading = entries.getSnapshot()
      const first = selectData(reading)?.data[0]
      if (reading.hasTag('busy')) return
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
    /** Back at the window nothing jumps: only a list that failed is read again. */
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
    /** To open or close an entry is no step of its own for Back. */
    requestEntry: sendTo(
      ({ context }) => context.input.location,
      ({ context }, { id }: { id: number }) => goTo(context, { entry: context.search.entry === id ? null : id }, true),
    ),
    forgetAwaited: assign({ awaited: null }),
    storeUndoing: assign((_, { entry }: { entry: ActivityEntry }) => ({ undoing: entry })),
    forgetUndoing: assign({ undoing: null }),
    /** The list is read again, and its new entry takes the focus. */
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
        text: `Undone: ${entryText(entry)}.`,
      }),
    ),
    /** What cannot be copied, say on a page without https, can still be marked and copied by hand. */
    copyText: ({ context: { input } }, { text, name }: { text: string; name: string }) => {
      const send = (said: string) => input.notices.send({ type: 'announcement.made', text: said })
      void Promise.resolve(navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('No clipboard'))).then(
        () => send(`${name} copied.`),
        () => send(`${name} could not be copied.`),
      )
    },
    storeFormat: assign((_, { format }: { format: ExportFormat }) => ({ format })),
    /** Nothing here is ever unsaved. */
    reportLocationAccepted: sendParent((_, { pathname, search }: Omit<LocationChanged, 'type'>) => ({
      type: 'location.accepted',
      pathname,
      search,
    })),
  },
  guards: {
    isThisSection: ({ context }, { pathname }: { pathname: string }) =>
      routes.isActivityLog(context.input.scope.prefix, pathname),
    isKeywordNew: ({ context }) => context.keyword.trim() !== context.search.keyword,
    isOnLaterPage: ({ context }) => context.search.cursor !== null,
  },
  delays: listDelays,
})
