import { activityPeopleMachine } from '../../../src/machines/activity-log/people.machine.ts'
import type { ScenarioStep, Scenario } from '../../../tools/test-paths/scenario.ts'
import { button, succeeds, connectionFailures, press, refuseWith, failsWith, select, type, wait } from './steps.ts'
import { propertyPath, sectionInput } from './query-scenarios.ts'

const find = 'GET v1/user_management/users/list'
const view = 'GET v1/user_management/user/2'
const prices = `${propertyPath}/activity-logs?modules[]=addons`

interface Search {
  query: string
  hasDeactivated: boolean
}

interface Names {
  chosen: readonly number[]
}

/** The field appears once the list is open. Typing the same text again would be no change. */
const typed = (text: string): ScenarioStep => ({
  name: `type “${text}”`,
  event: { type: 'query.typed', query: text },
  in: ['search.pausing', 'search.searching', 'search.answered', 'search.failed'],
  when: ({ query, hasDeactivated }: Search) => query !== text && !hasDeactivated,
  actions: [type({ role: 'combobox', name: 'Who' }, text)],
})

const searchSteps: ScenarioStep[] = [
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
    actions: [press({ role: 'switch', name: 'Include deactivated people' })],
  },
  {
    name: 'come back to the window',
    event: { type: 'people.retried' },
    in: ['search.failed'],
    actions: [{ do: 'return' }],
  },
  succeeds('findPeople', find, { people: [], total: 0 }),
  failsWith('findPeople', find, 'not permitted'),
  failsWith('findPeople', find, 'fault of the server'),
  ...connectionFailures('findPeople', find),
]

const nameSteps: ScenarioStep[] = [
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
  succeeds('readNames', view, [{ id: 2, name: 'Finn Larsen' }]),
  {
    name: 'somebody out of sight',
    event: { done: 'readNames', output: [{ id: 2, name: '#2' }] },
    actions: [refuseWith(view, 'person not found')],
  },
  failsWith('readNames', view, 'fault of the server'),
  ...connectionFailures('readNames', view),
]

export const activityPeopleScenarios: Scenario[] = [
  {
    id: 'activityPeople: somebody is looked for',
    machine: activityPeopleMachine,
    account: 'manager',
    address: prices,
    heldCalls: [find],
    before: [press(button('More filters'))],
    input: sectionInput,
    contextKey: ['query', 'hasDeactivated'],
    steps: searchSteps,
  },
  {
    id: 'activityPeople: somebody in the address',
    machine: activityPeopleMachine,
    account: 'manager',
    address: `${prices}&actor_ids[]=2`,
    heldCalls: [view],
    input: sectionInput,
    initialEvents: [{ type: 'people.chosen', ids: [2] }],
    contextKey: ['chosen', 'known'],
    steps: nameSteps,
  },
]
