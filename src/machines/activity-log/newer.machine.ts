import { type AnyActorRef, assign, fromPromise, sendTo, setup, type SnapshotFrom } from 'xstate'
import * as activity from '../../api/activity-log.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import type { ActivitySearch } from '../../routes/activity-log.ts'
import { queryParamsOf } from './entries.rules.ts'
import { phrase } from '../../phrases/phrase.ts'

interface NewerInput {
  scope: PropertyScope
  notices: AnyActorRef
}

/** Query of newer entries. Its cursor is the newest entry on screen. */
export interface NewerQuery {
  search: Omit<ActivitySearch, 'entry'>
}

interface Context {
  input: NewerInput
  query: NewerQuery | null
}

type NewerEvent = { type: 'newer.watched'; query: NewerQuery } | { type: 'newer.unwatched' } | { type: 'newer.checked' }

/**
 * Checks for newer entries every minute and on focus, and leaves the list in place. Ignores its own failures, since the list reports
 * errors.
 */
export const activityNewerMachine = setup({
  types: {} as { input: NewerInput; context: Context; events: NewerEvent; tags: 'found' },
  actors: {
    look: fromPromise<boolean, Context>(async ({ input: { input, query }, signal }) => {
      if (!query) return false
      const { data } = await activity.list(input.scope, { ...queryParamsOf(query.search), per_page: 1 }, signal)
      return data.length > 0
    }),
  },
  actions: {
    storeQuery: assign((_, { query }: { query: NewerQuery }) => ({ query })),
    forget: assign({ query: null }),
    announce: sendTo(({ context }) => context.input.notices, {
      type: 'announcement.made',
      text: phrase('activity-log.newerEntriesNotice'),
    }),
  },
  guards: { hasFound: (_, { output }: { output: boolean }) => output },
  delays: { checkInterval: 60_000 },
}).createMachine({
  id: 'activityNewer',
  context: ({ input }) => ({ input, query: null }),
  initial: 'unwatched',
  on: {
    'newer.watched': {
      target: '.waiting',
      reenter: true,
      actions: { type: 'storeQuery', params: ({ event }) => ({ query: event.query }) },
    },
    'newer.unwatched': { target: '.unwatched', actions: 'forget' },
  },
  states: {
    unwatched: {},
    waiting: { after: { checkInterval: 'looking' }, on: { 'newer.checked': 'looking' } },
    looking: {
      invoke: {
        src: 'look',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'hasFound', params: ({ event }) => ({ output: event.output }) },
            target: 'found',
            actions: 'announce',
          },
          { target: 'waiting' },
        ],
        onError: 'waiting',
      },
    },
    found: { tags: 'found' },
  },
})
export const selectHasNewer = (newer: SnapshotFrom<typeof activityNewerMachine>) => newer.hasTag('found')
