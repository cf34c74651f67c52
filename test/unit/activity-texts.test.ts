import { expect, onTestFinished, test, vi } from 'vitest'
import type { ActivityEntry } from '../../src/api/contract/activity-log.ts'
import {
  changesText,
  actionText,
  moduleText,
  recordText,
  entryText,
  valueText,
  whoText,
} from '../../src/api/contract/activity-texts.ts'
import { eventsInServerSource } from '../support/server-log-events.ts'
import { activityEntry } from '../support/activity-records.ts'

const said = (over: Partial<ActivityEntry>) => entryText(activityEntry({ changes: [], ...over }))

test('an entry is a sentence: who changed which record, from what to what', () => {
  expect(entryText(activityEntry())).toBe(
    'Lena Brandt changed the condition of Room 101: Housekeeping status Dirty → Clean',
  )
  expect(said({ module: 'facilities', event: 'updated', entity_label: 'Garden suite' })).toBe(
    'Lena Brandt changed Garden suite',
  )
})

test('dates of the books that were closed or reopened together are in the sentence, from the first to the last', () => {
  const books = { module: 'accounting', entity_type: 'accounting_day' } as const
  const from = { field: 'from', label: 'From', before: null, after: '2025-10-01' }
  const to = { field: 'to', label: 'To', before: null, after: '2025-11-02' }
  const isolates = /[\u2066-\u2069]/g
  expect(
    said({ ...books, event: 'day_closed', entity_label: '9 October 2025', changes: [from] }).replace(isolates, ''),
  ).toBe('Lena Brandt closed the business dates from 1 October 2025 to 9 October 2025')
  expect(
    said({ ...books, event: 'day_reopened', entity_label: '9 October 2025', changes: [to] }).replace(isolates, ''),
  ).toBe('Lena Brandt reopened the business dates from 9 October 2025 to 2 November 2025')
  expect(said({ ...books, event: 'day_closed', entity_label: '9 October 2025' })).toBe(
    'Lena Brandt closed 9 October 2025',
  )
})

test('a price is written in the formats of the reader', () => {
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(valueText('1250.50 EUR')).toBe('1250.50 EUR')
  vi.stubGlobal('document', { documentElement: { dataset: { formats: 'de-DE' } } })
  expect(valueText('1250.50 EUR')).toBe('1.250,50 EUR')
  expect(valueText('89.90 EUR')).toBe('89,90 EUR')
  expect(valueText('25000 JPY')).toBe('25.000 JPY')
  expect(valueText('Room 12 EUR')).toBe('Room 12 EUR')
})

test.each([
  [{ module: 'blockings', event: 'blocked' }, 'blocked Room 101'],
  [{ module: 'blockings', event: 'moved' }, 'moved a blocking of Room 101'],
  [{ module: 'problems', event: 'reported' }, 'reported a problem in Room 101'],
  [{ module: 'problems', event: 'done' }, 'solved a problem in Room 101'],
  [{ module: 'blockings', event: 'changed' }, 'changed a blocking of Room 101'],
  [{ module: 'blockings', event: 'ended' }, 'ended the blocking of Room 101'],
  [{ module: 'blockings', event: 'cancelled' }, 'cancelled a blocking of Room 101'],
  [{ module: 'housekeeping', event: 'housekeeping_changed' }, 'changed the housekeeping of Room 101'],
  [{ module: 'facilities', event: 'status_changed' }, 'changed the status of Room 101'],
  [
    { module: 'addons', event: 'created', entity_type: 'addon', entity_label: 'Breakfast' },
    'created the add-on “Breakfast”',
  ],
  [
    { module: 'addon_types', event: 'renamed', entity_type: 'addon_type', entity_label: 'Food' },
    'renamed the add-on type “Food”',
  ],
  [
    { module: 'facility_types', event: 'moved', entity_type: 'facility_type', entity_label: 'Double' },
    'changed the place of the facility type “Double”',
  ],
  [{ module: 'addons', event: 'exported', entity_type: 'file', entity_label: 'addons.xlsx' }, 'exported “addons.xlsx”'],
  [{ module: 'session', event: 'signed_in', entity_type: 'user', entity_label: 'Lena Brandt' }, 'signed in'],
  [{ module: 'session', event: 'signed_out', entity_type: 'user', entity_label: 'Lena Brandt' }, 'signed out'],
  [
    { module: 'session', event: 'sign_in_failed', entity_type: 'user', entity_label: 'Lena Brandt' },
    'Sign-in as Lena Brandt failed',
  ],
  [
    { module: 'session', event: 'sign_in_failed', entity_type: 'user', entity_label: 'unknown account' },
    'Sign-in to an unknown account failed',
  ],
  [
    { module: 'access', event: 'password_changed', entity_type: 'user', entity_label: 'Lena Brandt' },
    'changed their own password',
  ],
  [{ module: 'housekeeping', event: 'condition_changed', undoes: 3 }, 'undid a change of Room 101'],
  // An event without a text shows its own name.
  [
    { module: 'spa', event: 'sauna_lit', entity_type: 'spa_room', entity_label: 'Steam' },
    'sauna lit, the spa room “Steam”',
  ],
])('%o is described in plain words', (over, words) => {
  expect(actionText(activityEntry(over))).toBe(words)
})

test("the filters of an export aren't shown as a change", () => {
  const changes = [{ field: 'kind', label: 'Kind', before: null, after: 'Rooms' }]
  const file = {
    module: 'facilities',
    event: 'exported',
    entity_type: 'file',
    entity_label: 'facilities.xlsx',
    changes,
  }
  expect(entryText(activityEntry({ ...file, actor: 'Lena Brandt' }))).toBe(
    'Lena Brandt exported “facilities.xlsx”: Kind Rooms',
  )
})

test('every event that the server records has its own text', () => {
  const wordless = eventsInServerSource().filter(({ module, event }) =>
    actionText(activityEntry({ module, event, entity_type: 'user', entity_label: 'X' })).includes(
      `${event.replaceAll('_', ' ')},`,
    ),
  )
  expect(eventsInServerSource().length).toBeGreaterThan(20)
  expect(wordless).toEqual([])
})

test('an entry without a user says what caused it', () => {
  expect(whoText({ actor_type: 'system', actor: 'system' })).toBe('The system')
  expect(whoText({ actor_type: 'anonymous', actor: 'anonymous' })).toBe('Someone not signed in')
})

test('the sentence has the first changes and the number of further ones; empty values have a word, dates are days', () => {
  const change = (label: string) => ({ field: label, label, before: null, after: 'x' })
  expect(changesText(['A', 'B', 'C', 'D'].map(change))).toBe('A none → x, B none → x, and 2 more')
  expect(valueText('2026-03-03')).toBe('3 Mar 2026')
  expect(valueText('2026-02-31')).toBe('2026-02-31')
  expect(said({ event: 'created', changes: [change('A')] })).toBe('Lena Brandt created Room 101')
})

test('records and modules without a name show their kind', () => {
  expect(recordText({ entity_type: 'spa_room', entity_label: '' })).toBe('a spa room')
  expect(moduleText('spa_rooms')).toBe('Spa rooms')
})
