import { activityChoicesMachine } from '../../../src/machines/activity-log/choices.machine.ts'
import { activityEntriesMachine } from '../../../src/machines/activity-log/entries.machine.ts'
import { activityNewerMachine } from '../../../src/machines/activity-log/newer.machine.ts'
import { activityUndoMachine } from '../../../src/machines/activity-log/undo.machine.ts'
import { activitySearch, queryOf } from '../../../src/routes/activity-log.ts'
import type { ApiError } from '../../../src/api/api-error.ts'
import type { ScenarioStep, Scenario } from '../../../tools/test-paths/scenario.ts'
import { activityEntry, activityPage } from '../../support/activity-records.ts'
import {
  answer,
  button,
  succeeds,
  hold,
  connectionFailures,
  press,
  refuseWith,
  failsWith,
  reply,
  type,
  wait,
} from './steps.ts'
import { propertyPath, graphqlCall, sectionInput } from './query-scenarios.ts'

const log = graphqlCall('activity_log')
const choices = graphqlCall('activity_choices')
const undo = 'POST v1/hotel_management/undo_activity'
/** One entry about a price that hasn't changed since, so it can be undone. */
const prices = `${propertyPath}/activity-logs?modules[]=addons`
const search = queryOf(activitySearch.empty)
const watched = { type: 'newer.watched', query: { search } }
const page = { data: [activityEntry()], next_cursor: null, previous_cursor: null, timezone: 'UTC' }
const keyword = { role: 'searchbox', name: 'Keyword' }
const openUndo = [press(button('Details *')), press(button('Undo this change…'))]
/** These scenarios run without a parent. */
const noop = () => undefined

const newerSteps: ScenarioStep[] = [
  { name: 'a minute passes', event: { after: 'checkInterval' }, actions: [wait(60_000)] },
  { name: 'come back to the window', event: { type: 'newer.checked' }, in: ['waiting'], actions: [{ do: 'return' }] },
  succeeds('look', log, false),
  {
    name: 'there is a newer one',
    event: { done: 'look', output: true },
    actions: [reply(log, { data: activityPage() })],
  },
  failsWith('look', log, 'fault of the server'),
  failsWith('look', log, 'not permitted'),
  ...connectionFailures('look', log),
  {
    name: 'show what is newer',
    event: watched,
    in: ['found'],
    actions: [press(button('Newer entries')), answer(log)],
  },
  {
    name: 'look for what is not there',
    event: { type: 'newer.unwatched' },
    in: ['waiting'],
    actions: [type(keyword, 'zzzz'), wait(150), answer(log)],
  },
  {
    name: 'look for everything again',
    event: watched,
    in: ['unwatched'],
    actions: [type(keyword, ''), wait(150), answer(log)],
  },
]

interface Undoing {
  error: ApiError | null
}

const undoSteps: ScenarioStep[] = [
  {
    name: 'confirm',
    event: { type: 'undo.confirmed' },
    when: ({ error }: Undoing) => error === null,
    actions: [press(button('Undo'))],
  },
  {
    name: 'try again',
    event: { type: 'undo.confirmed' },
    when: ({ error }: Undoing) => error !== null,
    actions: [press(button('Try again'))],
  },
  { name: 'cancel', event: { type: 'undo.closed' }, in: ['asking'], actions: [press(button('Cancel'))] },
  { name: 'close', event: { type: 'undo.closed' }, in: ['refused'], actions: [press(button('Close'))] },
  succeeds('undo', undo, { activity_id: 8 }),
  failsWith('undo', undo, 'invalid'),
  failsWith('undo', undo, 'changed since'),
  failsWith('undo', undo, 'fault of the server'),
  ...connectionFailures('undo', undo),
]

/** The parts of the activity log other than its list. */
export const activityPartScenarios: Scenario[] = [
  {
    id: 'activityEntries: an undo is refused',
    machine: activityEntriesMachine,
    account: 'manager',
    address: prices,
    before: [press(button('Details *')), hold(log), hold(undo)],
    input: sectionInput,
    initialEvents: [
      { type: 'query.requested', query: { search, timezone: 'UTC' } },
      { done: 'fetchData', output: page },
    ],
    contextKey: ['isNewQuery'],
    steps: [
      {
        name: 'an undo is refused',
        event: { type: 'query.refreshed' },
        actions: [
          press(button('Undo this change…')),
          press(button('Undo')),
          refuseWith(undo, 'changed since'),
          press(button('Close')),
        ],
      },
      succeeds('fetchData', log, page),
    ],
  },
  {
    id: 'activityNewer: a log',
    machine: activityNewerMachine,
    account: 'manager',
    address: prices,
    heldCalls: [log],
    before: [answer(log)],
    input: sectionInput,
    initialEvents: [watched],
    steps: newerSteps,
  },
  {
    id: 'activityChoices: opened',
    machine: activityChoicesMachine,
    account: 'manager',
    address: prices,
    heldCalls: [choices],
    input: sectionInput,
    steps: [
      succeeds('fetchChoices', choices, { events: [], entity_types: [] }),
      failsWith('fetchChoices', choices, 'not permitted'),
      failsWith('fetchChoices', choices, 'fault of the server'),
      ...connectionFailures('fetchChoices', choices),
      { name: 'try again', event: { type: 'choices.retried' }, actions: [press(button('Load the names'))] },
    ],
  },
  {
    id: 'activityUndo: a price',
    machine: activityUndoMachine.provide({ actions: { reportApplied: noop, reportRefused: noop } }),
    account: 'manager',
    address: prices,
    heldCalls: [undo],
    before: openUndo,
    input: { ...sectionInput, entry: activityEntry() },
    contextKey: ({ error }: Undoing) => error !== null,
    steps: undoSteps,
  },
]
