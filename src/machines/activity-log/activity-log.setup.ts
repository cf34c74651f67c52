import { type ActorRefFrom, type AnyActorRef, assign, enqueueActions, sendParent, sendTo, setup } from 'xstate'
import type { ActivityEntry } from '../../api/contract/activity-log.ts'
import type { Property } from '../../api/contract/property.ts'
import * as paths from '../../paths/activity-log.ts'
import { watchReturn } from '../connectivity/return.actor.ts'
import type { ReadingInput } from '../reading/reading.machine.ts'
import { selectAnswer } from '../reading/reading.selectors.ts'
import { listDelays } from '../list/list.setup.ts'
import type { LocationChanged } from '../location/location.actor.ts'
import { sentenceOf } from '../../api/contract/activity-words.ts'
import { activityChoicesMachine } from './choices.machine.ts'
import { activityEntriesMachine } from './entries.machine.ts'
import { newerThan } from './entries.rules.ts'
import type { ExportFormat } from '../export/export-file.ts'
import type { ImportThread } from '../import/import-thread.ts'
import { activityExportMachine } from './export.machine.ts'
import { activityNewerMachine } from './newer.machine.ts'
import { activityPeopleMachine } from './people.machine.ts'
import { activityUndoMachine, type UndoReport } from './undo.machine.ts'

/** The capability to read one property's log, and to put back what it says. */
export interface ActivityLogInput extends ReadingInput {
  property: Property
  location: AnyActorRef
  newKey: () => string
  saveFile: (file: Blob, name: string) => void
  /** Where files are written; in a thread of the browser where left out. */
  startThread?: () => Promise<ImportThread>
}

export interface Context {
  input: ActivityLogInput
  search: paths.ActivitySearch
  /** What stands in the keyword field; the address follows after a pause in the typing. */
  keyword: string
  entries: ActorRefFrom<typeof activityEntriesMachine>
  newer: ActorRefFrom<typeof activityNewerMachine>
  choices: ActorRefFrom<typeof activityChoicesMachine>
  people: ActorRefFrom<typeof activityPeopleMachine>
  /** What was last asked, as text, so that the same address asks nothing twice. */
  asked: string | null
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

type Wish = Partial<paths.ActivitySearch>
export type LogEvent =
  | LocationChanged
  | UndoReport
  | { type: 'search.changed'; patch: Wish; replace?: boolean }
  | { type: 'keyword.typed'; keyword: string }
  | { type: 'entry.toggled'; id: number }
  | { type: 'entry.focused' }
  | { type: 'newest.wanted' }
  | { type: 'window.returned' }
  | { type: 'text.copied'; text: string; name: string }
  | { type: 'undo.opened'; entry: ActivityEntry }
  | { type: 'export.requested'; format: ExportFormat }
  | { type: 'xstate.snapshot.entries' }

const goTo = ({ input, search }: Context, wish: Wish, replace: boolean) => ({
  type: 'location.requested',
  to: paths.activityLog(input.at.prefix, paths.wished(search, wish)),
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
      newer: 'lookForNewer'
      choices: 'fetchChoices'
      people: 'findPeople'
      undo: 'undoChange'
      file: 'writeFile'
      return: 'watchReturn'
    },
  },
  actors: {
    readEntries: activityEntriesMachine,
    lookForNewer: activityNewerMachine,
    fetchChoices: activityChoicesMachine,
    findPeople: activityPeopleMachine,
    undoChange: activityUndoMachine,
    writeFile: activityExportMachine,
    watchReturn,
  },
  actions: {
    storeSearch: assign(({ context }, { search: text }: { search: string }) => {
      const search = paths.parseActivityLog(text)
      const isOther = search.entry !== context.search.entry && search.entry !== context.toggled
      const isTurned = context.asked !== null && paths.isOtherPage(context.search, search)
      return {
        search,
        // The person's own typing is ahead of the address; everything else follows it.
        keyword: context.keyword.trim() === search.keyword ? context.keyword : search.keyword,
        awaited: isOther && search.entry !== null ? search.entry : isTurned ? 'first' : null,
        toggled: null,
      }
    }),
    askEntries: enqueueActions(({ context: { input, search: whole, entries, asked }, enqueue }) => {
      const search = paths.questionOf(whole)
      const text = JSON.stringify(search)
      if (text === asked) return
      enqueue.sendTo(entries, { type: 'reading.asked', question: { search, timezone: input.property.timezone } })
      enqueue.assign({ asked: text })
    }),
    /** The address says people by their ids; the screen names them. */
    nameChosen: sendTo(
      ({ context }) => context.people,
      ({ context }) => ({ type: 'people.chosen' as const, ids: context.search.actor_ids }),
    ),
    askAgain: sendTo(
      ({ context }) => context.entries,
      ({ context: { input, search } }) => ({
        type: 'reading.asked' as const,
        question: { search: paths.questionOf(search), timezone: input.property.timezone },
      }),
    ),
    /** What is newer than the newest in sight; further back in the log there always is. */
    watchNewer: enqueueActions(({ context: { entries, newer, search, watched }, enqueue }) => {
      const reading = entries.getSnapshot()
      const first = selectAnswer(reading)?.data[0]
      if (reading.hasTag('busy')) return
      const text = first && search.cursor === null ? JSON.stringify([paths.questionOf(search), first.id]) : null
      if (text === watched && !newer.getSnapshot().hasTag('found')) return
      if (first && text)
        enqueue.sendTo(newer, {
          type: 'newer.watched',
          question: { search: { ...paths.questionOf(search), cursor: newerThan(first) } },
        })
      else enqueue.sendTo(newer, { type: 'newer.unwatched' })
      enqueue.assign({ watched: text })
    }),
    /** Back at the window nothing jumps: only a list that failed is read again. */
    lookAgain: enqueueActions(({ context: { entries, newer, choices, people }, enqueue }) => {
      if (entries.getSnapshot().hasTag('failed')) enqueue.sendTo(entries, { type: 'reading.refreshed' })
      else enqueue.sendTo(newer, { type: 'newer.checked' })
      enqueue.sendTo(choices, { type: 'choices.retried' })
      enqueue.sendTo(people, { type: 'people.retried' })
    }),
    refreshEntries: sendTo(({ context }) => context.entries, { type: 'reading.refreshed' }),
    storeKeyword: assign((_, { keyword }: { keyword: string }) => ({ keyword })),
    requestKeyword: sendTo(
      ({ context }) => context.input.location,
      ({ context }) => goTo(context, { keyword: context.keyword.trim() }, true),
    ),
    requestSearch: sendTo(
      ({ context }) => context.input.location,
      ({ context }, { patch, replace = false }: { patch: Wish; replace?: boolean }) => goTo(context, patch, replace),
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
        text: `Undone: ${sentenceOf(entry)}.`,
      }),
    ),
    /** What cannot be copied, say on a page without https, can still be marked and copied by hand. */
    copyText: ({ context: { input } }, { text, name }: { text: string; name: string }) => {
      const tell = (said: string) => input.notices.send({ type: 'announcement.made', text: said })
      void Promise.resolve(navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('No clipboard'))).then(
        () => tell(`${name} copied.`),
        () => tell(`${name} could not be copied.`),
      )
    },
    storeFormat: assign((_, { format }: { format: ExportFormat }) => ({ format })),
    /** Nothing here is ever unsaved. */
    reportFollowed: sendParent((_, { pathname, search }: Omit<LocationChanged, 'type'>) => ({
      type: 'address.followed',
      pathname,
      search,
    })),
  },
  guards: {
    isHere: ({ context }, { pathname }: { pathname: string }) => paths.isActivityLog(context.input.at.prefix, pathname),
    isKeywordNew: ({ context }) => context.keyword.trim() !== context.search.keyword,
    isElsewhereInLog: ({ context }) => context.search.cursor !== null,
  },
  delays: listDelays,
})
