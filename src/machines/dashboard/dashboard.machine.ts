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
import { dashboardSearch, type DashboardSearch, parseDashboard } from '../../routes/dashboard.ts'
import { isSectionUrl } from '../../routes/section-url.ts'
import { watchReturn } from '../connectivity/return.actor.ts'
import { addressOf, locationAccepted } from '../location/location-accepted.ts'
import type { LocationChanged } from '../location/location.actor.ts'
import type { QueryInput } from '../query/query.machine.ts'
import type { SectionRead } from '../read-ahead/section-read.ts'
import { dashboardDetailsMachine } from './details.machine.ts'
import { setUpProgressMachine } from '../set-up/progress.machine.ts'
import { figureRowsMachine, figuresMachine, readFigures } from './queries.machine.ts'

/** Capability to read one property's figures. */
export interface DashboardInput extends QueryInput {
  property: Property
  location: AnyActorRef
}

interface Context {
  input: DashboardInput
  search: DashboardSearch
  figures: ActorRefFrom<typeof figuresMachine>
  rows: ActorRefFrom<typeof figureRowsMachine>
  details: ActorRefFrom<typeof dashboardDetailsMachine>
  /** What the property has so far; asked for only while it has no rooms or cannot be booked. */
  setUp: ActorRefFrom<typeof setUpProgressMachine>
  /** Serialised last queries, so that an unchanged URL causes no call; null if nothing is queried. */
  requested: { figures: string | null; rows: string | null }
}

type DashboardEvent = LocationChanged | { type: 'dashboard.refreshed' }

/**
 * The dashboard of the open property (domain D21, D39). The URL selects the business date and the figure whose rows are open. All are
 * refetched on focus and on reconnecting.
 */
export const dashboardMachine = setup({
  types: {} as { input: DashboardInput; context: Context; events: DashboardEvent },
  actors: {
    watchReturn,
  },
  actions: {
    storeSearch: assign((_, { search }: { search: string }) => ({ search: parseDashboard(search) })),
    requestFigures: enqueueActions(({ context: { search, figures, details, requested }, enqueue }) => {
      const query = { date: search.date }
      const text = JSON.stringify(query)
      if (text === requested.figures) return
      enqueue.sendTo(figures, { type: 'query.requested', query })
      enqueue.sendTo(details, { type: 'query.requested', query })
      enqueue.assign(({ context }) => ({ requested: { ...context.requested, figures: text } }))
    }),
    /** Requests the rows of the open figure, if its date or page changed. */
    requestRows: enqueueActions(({ context: { search, rows, requested }, enqueue }) => {
      const { figure } = search
      const text = figure === '' ? null : JSON.stringify(search)
      if (text === requested.rows) return
      if (figure === '') enqueue.sendTo(rows, { type: 'query.dismissed' })
      else enqueue.sendTo(rows, { type: 'query.requested', query: { ...search, figure } })
      enqueue.assign(({ context }) => ({ requested: { ...context.requested, rows: text } }))
    }),
    requestSetUp: enqueueActions(({ context: { input, setUp }, enqueue }) => {
      const { rooms_count, bookable_status } = input.property
      if (rooms_count === 0 || bookable_status === 'unbookable')
        enqueue.sendTo(setUp, { type: 'query.requested', query: {} })
    }),
    refreshAll: enqueueActions(({ context: { figures, rows, details }, enqueue }) => {
      for (const query of [figures, rows, details]) enqueue.sendTo(query, { type: 'query.refreshed' })
    }),
    reportLocationAccepted: sendParent(locationAccepted),
  },
  guards: {
    isThisSection: ({ context }, { pathname }: { pathname: string }) =>
      isSectionUrl(context.input.scope.prefix, '', pathname),
  },
}).createMachine({
  id: 'dashboard',
  context: ({ input, spawn }) => ({
    input,
    search: dashboardSearch.empty,
    figures: spawn(figuresMachine, { input }),
    rows: spawn(figureRowsMachine, { input }),
    details: spawn(dashboardDetailsMachine, { input }),
    setUp: spawn(setUpProgressMachine, { input }),
    requested: { figures: null, rows: null },
  }),
  invoke: {
    src: 'watchReturn',
    input: ({ self }) => ({ parent: self, event: { type: 'dashboard.refreshed' } satisfies DashboardEvent }),
  },
  entry: 'requestSetUp',
  on: {
    'location.changed': [
      {
        guard: { type: 'isThisSection', params: addressOf },
        actions: [
          { type: 'storeSearch', params: ({ event }) => ({ search: event.search }) },
          'requestFigures',
          'requestRows',
          { type: 'reportLocationAccepted', params: addressOf },
        ],
      },
      { actions: { type: 'reportLocationAccepted', params: addressOf } },
    ],
    'dashboard.refreshed': { actions: 'refreshAll' },
  },
})
type DashboardSnapshot = SnapshotFrom<typeof dashboardMachine>

export const selectSearch = (dashboard: DashboardSnapshot) => dashboard.context.search

/** Reads the figures that a dashboard URL selects. */
export const readDashboard: SectionRead = ({ scope, search, signal }) =>
  readFigures(scope, { date: parseDashboard(search).date }, signal)
