import type { ListSearch } from '../../src/machines/list/list.rules.ts'
import type { Action } from '../../tools/paths/action.ts'
import type { Echo } from '../../tools/paths/explore.ts'
import { eventOf, type Move, type Stage } from '../../tools/paths/stage.ts'
import {
  atRest,
  downloadMoves,
  type KnownToList,
  page,
  selectionMoves,
  still,
  typingMoves,
  waitingMoves,
} from './list-moves.ts'
import { choose, select } from './moves.ts'

export interface ListPlace extends Pick<Stage, 'machine' | 'at' | 'input'> {
  /** Its rows are asked by this, and its file. */
  call: string
  empty: ListSearch
  /** Reads the search that an address asks for. */
  searchOf: (search: string) => ListSearch
  /** The parameter of the address that says which page. */
  pageParameter?: string
  /** A row of the first page. */
  row: string
  /** "properties", as in "Selected properties". */
  many: string
  /** What leads to another screen of the same branch, and so hides the list; and what is done there to make it read anew. */
  away: readonly Action[]
  refresh: readonly Action[]
  hasDownload?: boolean
}

const comingAndGoing = ({ away, refresh, empty }: ListPlace): Move[] => [
  {
    name: 'more rows a page',
    event: { type: 'list.shown', search: { ...empty, per_page: 25 } },
    in: [`rows.ready + selection.hidden + ${still}`],
    when: ({ search }: KnownToList) => search.per_page === empty.per_page && search.keyword === '',
    actions: [choose(select('Rows'), '25')],
  },
  { name: 'go elsewhere', event: { type: 'list.hidden' }, in: atRest, actions: away },
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

/** The address bar brings what it is asked for; a file that has begun to come is soon there, and so are the rows of the last page. */
const echoOf =
  (searchOf: ListPlace['searchOf']): Echo =>
  ({ type: happened, isSoonThere }, told, snapshot) => {
    if (happened === 'download.progressed') return { type: 'download.finished', file: new Blob() }
    if (isSoonThere) return eventOf({ event: { done: 'fetchPage', output: page } }, snapshot)
    const asked = told.find((event) => event.type === 'location.requested')
    const search = asked && searchOf(String(asked.to).split('?')[1] ?? '')
    return asked ? { type: 'list.shown', search, isSoonThere: happened.startsWith('xstate.done') } : null
  }

/** A list on its screen, from the moment it is asked for. */
export const listStages = (place: ListPlace): Stage[] => {
  const { machine, at, call, empty, searchOf, input = {}, pageParameter = 'page' } = place
  const common = {
    machine,
    as: 'manager',
    holds: [call],
    input,
    context: ({ search, keyword, selected }: KnownToList) => [
      search.keyword,
      search.page,
      search.per_page,
      keyword,
      selected.size,
    ],
    echo: echoOf(searchOf),
  }
  return [
    {
      ...common,
      id: `${machine.id}: first page`,
      at,
      begins: [{ type: 'list.shown', search: empty }],
      moves: [
        ...waitingMoves(call),
        ...typingMoves,
        ...selectionMoves(place.row, place.many),
        ...(place.hasDownload ? downloadMoves(call) : []),
        ...comingAndGoing(place),
      ],
    },
    {
      ...common,
      id: `${machine.id}: past the end`,
      at: `${at}${at.includes('?') ? '&' : '?'}${pageParameter}=9`,
      begins: [{ type: 'list.shown', search: { ...empty, page: 9 } }],
      moves: waitingMoves(call).filter(({ event }) => 'done' in event),
    },
  ]
}
