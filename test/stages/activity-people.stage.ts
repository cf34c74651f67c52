import { activityPeopleMachine } from '../../src/machines/activity-log/people.machine.ts'
import type { Move, Stage } from '../../tools/paths/stage.ts'
import { button, ends, lost, press, refuse, refused, select, type, wait } from './moves.ts'
import { house, sectionInput } from './reading-stages.ts'

const find = 'GET v1/user_management/users/list'
const view = 'GET v1/user_management/user/2'
const prices = `${house}/activity-logs?modules[]=addons`

interface Search {
  query: string
  hasDeactivated: boolean
}

interface Names {
  chosen: readonly number[]
}

/** The field is there once the list was opened; the same text again would be no change. */
const typed = (text: string): Move => ({
  name: `type “${text}”`,
  event: { type: 'query.typed', query: text },
  in: ['search.pausing', 'search.searching', 'search.answered', 'search.failed'],
  when: ({ query, hasDeactivated }: Search) => query !== text && !hasDeactivated,
  actions: [type({ role: 'combobox', name: 'Who' }, text)],
})

const searchMoves: Move[] = [
  {
    name: 'open the people',
    event: { type: 'people.opened' },
    in: ['search.unopened'],
    actions: [press(select('Who'))],
  },
  typed('fin'),
  typed('ada'),
  { name: 'the typing has paused', event: { after: 'typingPause' }, actions: [wait(250)] },
  {
    name: 'find the deactivated too',
    event: { type: 'deactivated.switched', isWanted: true },
    in: ['search.unopened'],
    actions: [press({ role: 'switch', name: 'Find deactivated people too' })],
  },
  {
    name: 'come back to the window',
    event: { type: 'people.retried' },
    in: ['search.failed'],
    actions: [{ do: 'return' }],
  },
  ends('findPeople', find, { people: [], total: 0 }),
  refused('findPeople', find, 'not permitted'),
  refused('findPeople', find, 'fault of the server'),
  ...lost('findPeople', find),
]

const nameMoves: Move[] = [
  {
    name: 'remove the filter',
    event: { type: 'people.chosen', ids: [] },
    when: ({ chosen }: Names) => chosen.length > 0,
    actions: [press(button('Remove filter Who *'))],
  },
  {
    name: 'go back',
    event: { type: 'people.chosen', ids: [2] },
    when: ({ chosen }: Names) => chosen.length === 0,
    actions: [{ do: 'back' }],
  },
  {
    name: 'load the names',
    event: { type: 'people.retried' },
    in: ['names.failed'],
    actions: [press(button('Load the names'))],
  },
  ends('readNames', view, [{ id: 2, name: 'Finn Larsen' }]),
  {
    name: 'somebody out of sight',
    event: { done: 'readNames', output: [{ id: 2, name: '#2' }] },
    actions: [refuse(view, 'person not found')],
  },
  refused('readNames', view, 'fault of the server'),
  ...lost('readNames', view),
]

export const activityPeopleStages: Stage[] = [
  {
    id: 'activityPeople: somebody is looked for',
    machine: activityPeopleMachine,
    as: 'manager',
    at: prices,
    holds: [find],
    before: [press(button('More filters'))],
    input: sectionInput,
    context: ['query', 'hasDeactivated'],
    moves: searchMoves,
  },
  {
    id: 'activityPeople: somebody in the address',
    machine: activityPeopleMachine,
    as: 'manager',
    at: `${prices}&actor_ids[]=2`,
    holds: [view],
    input: sectionInput,
    begins: [{ type: 'people.chosen', ids: [2] }],
    context: ['chosen', 'known'],
    moves: nameMoves,
  },
]
