import { activityChoicesMachine } from '../../src/machines/activity-log/choices.machine.ts'
import { activityEntriesMachine } from '../../src/machines/activity-log/entries.machine.ts'
import { activityNewerMachine } from '../../src/machines/activity-log/newer.machine.ts'
import { activityUndoMachine } from '../../src/machines/activity-log/undo.machine.ts'
import { activitySearch, questionOf } from '../../src/paths/activity-log.ts'
import type { ApiError } from '../../src/api/api-error.ts'
import type { Move, Stage } from '../../tools/paths/stage.ts'
import { activityEntry, activityPage } from '../support/activity-records.ts'
import { answer, button, ends, hold, lost, press, refuse, refused, reply, type, wait } from './moves.ts'
import { house, reporting, sectionInput } from './reading-stages.ts'

const log = reporting('activity_log')
const choices = reporting('activity_choices')
const undo = 'POST v1/hotel_management/undo_activity'
/** One entry, of a price that nobody has changed since: it can be put back. */
const prices = `${house}/activity-logs?modules[]=addons`
const search = questionOf(activitySearch.empty)
const watched = { type: 'newer.watched', question: { search } }
const page = { data: [activityEntry()], next_cursor: null, previous_cursor: null, timezone: 'UTC' }
const keyword = { role: 'searchbox', name: 'Keyword' }
const openUndo = [press(button('Details *')), press(button('Undo this change…'))]
/** On these stages there is no parent to tell. */
const untold = () => undefined

const newerMoves: Move[] = [
  { name: 'a minute passes', event: { after: 'meanwhile' }, actions: [wait(60_000)] },
  { name: 'come back to the window', event: { type: 'newer.checked' }, in: ['waiting'], actions: [{ do: 'return' }] },
  ends('look', log, false),
  {
    name: 'there is a newer one',
    event: { done: 'look', output: true },
    actions: [reply(log, { data: activityPage() })],
  },
  refused('look', log, 'fault of the server'),
  refused('look', log, 'not permitted'),
  ...lost('look', log),
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

const undoMoves: Move[] = [
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
  ends('undo', undo, { activity_id: 8 }),
  refused('undo', undo, 'invalid'),
  refused('undo', undo, 'changed since'),
  refused('undo', undo, 'fault of the server'),
  ...lost('undo', undo),
]

/** What the log is made of besides its list. */
export const activityPartStages: Stage[] = [
  {
    id: 'activityEntries: an undo is refused',
    machine: activityEntriesMachine,
    as: 'manager',
    at: prices,
    before: [press(button('Details *')), hold(log), hold(undo)],
    input: sectionInput,
    begins: [
      { type: 'reading.asked', question: { search, timezone: 'UTC' } },
      { done: 'readAnswer', output: page },
    ],
    context: ['isNews'],
    moves: [
      {
        name: 'an undo is refused',
        event: { type: 'reading.refreshed' },
        actions: [
          press(button('Undo this change…')),
          press(button('Undo')),
          refuse(undo, 'changed since'),
          press(button('Close')),
        ],
      },
      ends('readAnswer', log, page),
    ],
  },
  {
    id: 'activityNewer: a log',
    machine: activityNewerMachine,
    as: 'manager',
    at: prices,
    holds: [log],
    before: [answer(log)],
    input: sectionInput,
    begins: [watched],
    moves: newerMoves,
  },
  {
    id: 'activityChoices: opened',
    machine: activityChoicesMachine,
    as: 'manager',
    at: prices,
    holds: [choices],
    input: sectionInput,
    moves: [
      ends('fetchChoices', choices, { events: [], entity_types: [] }),
      refused('fetchChoices', choices, 'not permitted'),
      refused('fetchChoices', choices, 'fault of the server'),
      ...lost('fetchChoices', choices),
      { name: 'try again', event: { type: 'choices.retried' }, actions: [press(button('Load the names'))] },
    ],
  },
  {
    id: 'activityUndo: a price',
    machine: activityUndoMachine.provide({ actions: { reportApplied: untold, reportRefused: untold } }),
    as: 'manager',
    at: prices,
    holds: [undo],
    before: openUndo,
    input: { ...sectionInput, entry: activityEntry() },
    context: ({ error }: Undoing) => error !== null,
    moves: undoMoves,
  },
]
