import {
  type ActorRefFrom,
  type AnyActorRef,
  assign,
  enqueueActions,
  sendParent,
  setup,
  type SnapshotFrom,
} from 'xstate'
import type { Property } from '../../api/contract/property.ts'
import { dashboardSearch, type DashboardSearch, isDashboard, parseDashboard } from '../../paths/dashboard.ts'
import { watchReturn } from '../connectivity/return.actor.ts'
import type { LocationChanged } from '../location/location.actor.ts'
import type { ReadingInput } from '../reading/reading.machine.ts'
import { figureRowsMachine, figuresMachine } from './readings.machine.ts'

/** The capability to look at one property's figures. */
export interface DashboardInput extends ReadingInput {
  property: Property
  location: AnyActorRef
}

interface Context {
  input: DashboardInput
  search: DashboardSearch
  figures: ActorRefFrom<typeof figuresMachine>
  rows: ActorRefFrom<typeof figureRowsMachine>
  /** What each was last asked, as text, so that the same address asks nothing twice; null where nothing is asked. */
  asked: { figures: string | null; rows: string | null }
}

type DashboardEvent = LocationChanged | { type: 'dashboard.refreshed' }

/**
 * The dashboard of the open property (domain D21, D39). The address says which business date and whose rows; both are
 * asked again when the person comes back to the window, or the network to the person.
 */
export const dashboardMachine = setup({
  types: {
    input: {} as DashboardInput,
    context: {} as Context,
    events: {} as DashboardEvent,
  },
  actors: {
    watchReturn,
  },
  actions: {
    storeSearch: assign((_, { search }: { search: string }) => ({ search: parseDashboard(search) })),
    askFigures: enqueueActions(({ context: { search, figures, asked }, enqueue }) => {
      const question = { date: search.date }
      const text = JSON.stringify(question)
      if (text === asked.figures) return
      enqueue.sendTo(figures, { type: 'reading.asked', question })
      enqueue.assign(({ context }) => ({ asked: { ...context.asked, figures: text } }))
    }),
    /** The rows of the open figure; another page or date of them is another question. */
    askRows: enqueueActions(({ context: { search, rows, asked }, enqueue }) => {
      const { figure } = search
      const text = figure === '' ? null : JSON.stringify(search)
      if (text === asked.rows) return
      if (figure === '') enqueue.sendTo(rows, { type: 'reading.dismissed' })
      else enqueue.sendTo(rows, { type: 'reading.asked', question: { ...search, figure } })
      enqueue.assign(({ context }) => ({ asked: { ...context.asked, rows: text } }))
    }),
    refreshBoth: enqueueActions(({ context: { figures, rows }, enqueue }) => {
      enqueue.sendTo(figures, { type: 'reading.refreshed' })
      enqueue.sendTo(rows, { type: 'reading.refreshed' })
    }),
    /** Nothing here is ever unsaved. */
    reportFollowed: sendParent((_, { pathname, search }: Omit<LocationChanged, 'type'>) => ({
      type: 'address.followed',
      pathname,
      search,
    })),
  },
  guards: {
    isHere: ({ context }, { pathname }: { pathname: string }) => isDashboard(context.input.at.prefix, pathname),
  },
}).createMachine({
  id: 'dashboard',
  context: ({ input, spawn }) => ({
    input,
    search: dashboardSearch.empty,
    figures: spawn(figuresMachine, { input }),
    rows: spawn(figureRowsMachine, { input }),
    asked: { figures: null, rows: null },
  }),
  invoke: {
    src: 'watchReturn',
    input: ({ self }) => ({ parent: self, event: { type: 'dashboard.refreshed' } satisfies DashboardEvent }),
  },
  on: {
    'location.changed': [
      {
        guard: { type: 'isHere', params: ({ event }) => event },
        actions: [
          { type: 'storeSearch', params: ({ event }) => event },
          'askFigures',
          'askRows',
          { type: 'reportFollowed', params: ({ event }) => event },
        ],
      },
      { actions: { type: 'reportFollowed', params: ({ event }) => event } },
    ],
    'dashboard.refreshed': { actions: 'refreshBoth' },
  },
})

export type DashboardRef = ActorRefFrom<typeof dashboardMachine>
type DashboardSnapshot = SnapshotFrom<typeof dashboardMachine>

export const selectSearch = (dashboard: DashboardSnapshot) => dashboard.context.search
