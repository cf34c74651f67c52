import type { ListSearch } from '../../../src/machines/list/list.rules.ts'
import type { Action } from '../../../tools/test-paths/action.ts'
import type { NeighbourResponse } from '../../../tools/test-paths/explore.ts'
import { eventOf, type ScenarioStep, type Scenario } from '../../../tools/test-paths/scenario.ts'
import {
  atRest,
  downloadSteps,
  type ListState,
  page,
  selectionSteps,
  settled,
  typingSteps,
  loadingSteps,
} from './list-steps.ts'
import { choose, select } from './steps.ts'

export interface ListOptions extends Pick<Scenario, 'machine' | 'address' | 'input'> {
  /** The call that loads its rows and its file. */
  call: string
  empty: ListSearch
  /** Parses the search from an address. */
  searchOf: (search: string) => ListSearch
  /** The address parameter of the page number. */
  pageParameter?: string
  /** A row of the first page. */
  row: string
  /** "properties", as in "Selected properties". */
  many: string
  /** Leads to another screen of the same branch, which hides the list; and an action there that makes the list reload. */
  leave: readonly Action[]
  refresh: readonly Action[]
}

/** Other numbers of rows, and another screen with a change while the list is hidden. */
export const leaveAndReturn = ({
  leave,
  refresh,
  empty,
}: Pick<ListOptions, 'leave' | 'refresh' | 'empty'>): ScenarioStep[] => [
  {
    name: 'more rows a page',
    event: { type: 'list.shown', search: { ...empty, per_page: 25 } },
    in: [`rows.ready + selection.hidden + ${settled}`],
    when: ({ search }: ListState) => search.per_page === empty.per_page && search.keyword === '',
    actions: [choose(select('Rows'), '25')],
  },
  { name: 'go elsewhere', event: { type: 'list.hidden' }, in: atRest, actions: leave },
  {
    name: 'come back',
    event: { type: 'list.shown', search: empty },
    in: ['rows.dormant'],
    actions: [{ do: 'back' }],
  },
  {
    name: 'something is changed elsewhere',
    event: { type: 'list.refreshed' },
    in: ['rows.dormant'],
    actions: refresh,
  },
]

/** The address bar follows requests. A started download soon completes, and so do the rows of the last page. */
export const neighboursOf =
  (searchOf: ListOptions['searchOf']): NeighbourResponse =>
  ({ type: happened, isSoonThere }, sent, snapshot) => {
    if (happened === 'download.progressed') return { type: 'download.finished', file: new Blob() }
    if (isSoonThere) return eventOf({ event: { done: 'fetchPage', output: page } }, snapshot)
    const asked = sent.find((event) => event.type === 'location.requested')
    const search = asked && searchOf(String(asked.to).split('?')[1] ?? '')
    return asked ? { type: 'list.shown', search, isSoonThere: happened.startsWith('xstate.done') } : null
  }

/** A list on its screen, from its first request on. */
export const listScenarios = (place: ListOptions): Scenario[] => {
  const { machine, address, call, empty, searchOf, input = {}, pageParameter = 'page' } = place
  const common = {
    machine,
    account: 'manager',
    heldCalls: [call],
    input,
    contextKey: ({ search, keyword, selected }: ListState) => [
      search.keyword,
      search.page,
      search.per_page,
      keyword,
      selected.size,
    ],
    neighbours: neighboursOf(searchOf),
  }
  return [
    {
      ...common,
      id: `${machine.id}: first page`,
      address,
      initialEvents: [{ type: 'list.shown', search: empty }],
      steps: [
        ...loadingSteps(call),
        ...typingSteps,
        ...selectionSteps(place.row, place.many),
        ...downloadSteps(call),
        ...leaveAndReturn(place),
      ],
    },
    {
      ...common,
      id: `${machine.id}: past the end`,
      address: `${address}${address.includes('?') ? '&' : '?'}${pageParameter}=9`,
      initialEvents: [{ type: 'list.shown', search: { ...empty, page: 9 } }],
      steps: loadingSteps(call).filter(({ event }) => 'done' in event),
    },
  ]
}
