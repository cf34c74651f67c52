import { type ActorRefFrom, type AnyActorRef, assign, enqueueActions, sendTo, setup, type SnapshotFrom } from 'xstate'
import type { Http } from '../../api/http.ts'
import { type GroupSearch, parseGroup } from '../../routes/group.ts'
import { watchReturn } from '../connectivity/return.actor.ts'
import { groupFiguresMachine, groupLooksMachine } from './queries.machine.ts'

interface Input {
  http: Http
  notices: AnyActorRef
  /** The URL's search when the view is first shown. */
  search: string
}

interface Context {
  search: GroupSearch
  figures: ActorRefFrom<typeof groupFiguresMachine>
  looks: ActorRefFrom<typeof groupLooksMachine>
  /** Serialised last query, so that an unchanged URL causes no call. */
  requested: string
}

type GroupEvent = { type: 'group.shown'; search: string } | { type: 'group.refreshed' }

/**
 * The figures of all properties side by side (ADR 0068). The URL selects the date and the order. They and what needs a look are refetched
 * on focus and on reconnecting.
 */
export const groupMachine = setup({
  types: {} as { input: Input; context: Context; events: GroupEvent },
  actors: { watchReturn },
  actions: {
    storeSearch: assign((_, { search }: { search: string }) => ({ search: parseGroup(search) })),
    requestFigures: enqueueActions(({ context: { search, figures, requested }, enqueue }) => {
      const { date, sort } = search
      const text = JSON.stringify({ date, sort })
      if (text === requested) return
      enqueue.sendTo(figures, { type: 'query.requested', query: { date, sort } })
      enqueue.assign({ requested: text })
    }),
    requestLooks: sendTo(({ context }) => context.looks, { type: 'query.requested', query: null }),
    refreshBoth: enqueueActions(({ context: { figures, looks }, enqueue }) => {
      enqueue.sendTo(figures, { type: 'query.refreshed' })
      enqueue.sendTo(looks, { type: 'query.refreshed' })
    }),
  },
}).createMachine({
  id: 'group',
  context: ({ input: { search, notices, http }, spawn }) => ({
    search: parseGroup(search),
    figures: spawn(groupFiguresMachine, { input: { scope: { http }, notices } }),
    looks: spawn(groupLooksMachine, { input: { scope: { http }, notices } }),
    requested: '',
  }),
  entry: ['requestFigures', 'requestLooks'],
  invoke: {
    src: 'watchReturn',
    input: ({ self }) => ({ parent: self, event: { type: 'group.refreshed' } satisfies GroupEvent }),
  },
  on: {
    'group.shown': {
      actions: [{ type: 'storeSearch', params: ({ event }) => ({ search: event.search }) }, 'requestFigures'],
    },
    'group.refreshed': { actions: 'refreshBoth' },
  },
})

export type GroupRef = ActorRefFrom<typeof groupMachine>

export const selectSearch = (group: SnapshotFrom<typeof groupMachine>) => group.context.search
