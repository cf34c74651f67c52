import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ActivityChange, ActivityEntry } from '../../src/api/contract/activity-log.ts'
import { changeText, entryText, moduleText, recordLabel } from '../../src/api/contract/activity-texts.ts'
import { type Activity, record } from '../../server/activity/record-activity.ts'
import type { Context } from '../../server/context.ts'
import { inLanguage } from '../../server/language/current-language.ts'
import { activityQuery } from '../support/activity-query.ts'
import { type Api, openApi } from '../support/api.ts'
import { type Caller, callerOf } from '../support/api-calls.ts'
import { day } from '../support/day.ts'

let api: Api
let manager: Caller
let propertyId: number
beforeAll(async () => {
  api = await openApi()
  manager = await callerOf(api, 'manager')
  propertyId = (await manager.get('property/harbour-view')).body.data.id
})
afterAll(() => api.close())

async function log(keyword: string | null = null, scope = 'property', language = 'de'): Promise<ActivityEntry[]> {
  const reply = await manager.fetch('/api/v1/hotel_management/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: `language=${language}` },
    body: JSON.stringify({ query: activityQuery, variables: { propertyId, keyword, scope } }),
  })
  return ((await reply.json()) as { data: { activity_log: { data: ActivityEntry[] } } }).data.activity_log.data
}

const person = { id: 1, name: 'Marta Oliveira' }
type Logged = Pick<Activity, 'module' | 'event' | 'entity'> & Partial<Activity>

/** Writes an entry as the server does and reads it in German; without a person it is the server's own. */
async function entryOf(entry: Logged, actor: Activity['actor'] | null = person): Promise<ActivityEntry> {
  const ctx = { db: api.db, now: () => new Date(), caller: null, ip: null, requestId: null } as unknown as Context
  await record(ctx, { property_id: propertyId, ...entry, ...(actor && { actor }) })
  return (await log())[0]!
}
const file = { type: 'file', id: null, label: 'facilities.xlsx' }
const textsOf = ({ label, after }: ActivityChange) => `${label}: ${after}`

test('the end of a bookable window is shown as its last night, as the forms have it; a filter of an export as it was', async () => {
  const window = { bookable_date_from: '2026-03-01', bookable_date_to: '2026-04-01' }
  const changes = [
    { field: 'bookable_date_from', before: null, after: window.bookable_date_from },
    { field: 'bookable_date_to', before: null, after: window.bookable_date_to },
  ]
  const entity = { type: 'property', id: propertyId, label: 'Harbour View' }
  const changed = { module: 'properties', event: 'bookable_dates_changed', entity, changes } as const
  await entryOf(changed)
  const shown = (await log(null, 'property', 'en'))[0]!
  expect(shown.changes.map(changeText)).toEqual(['Bookable from none → 1 Mar 2026', 'Bookable to none → 31 Mar 2026'])
  expect((await log('bookable to none → 31 mar 2026', 'property', 'en'))[0]!.id).toBe(shown.id)
  expect((await entryOf(changed)).changes.map(textsOf)).toEqual(['Buchbar ab: 2026-03-01', 'Buchbar bis: 2026-03-31'])
  const exported = await entryOf({ module: 'properties', event: 'exported', entity: file, changes })
  expect(exported.changes.map(textsOf)).toEqual(['Buchbar ab: 2026-03-01', 'Buchbar bis: 2026-04-01'])
})

test('the filters of an export have German names and values', async () => {
  const filters = {
    query_type: 'rooms',
    bookable_status: 'unbookable',
    stays: ['due_out', 'none'],
    discrepancy: ['sleep', 'none'],
    reported_occupancy: 'vacant',
    floors: ['1', '2'],
    available_start: '2026-03-01',
    updated_date_from: '2026-03-02',
    housekeeping_end_date: '2026-03-03',
    sort: '-updated_at',
    tab: 'taxes',
    basis: 'posting_date',
    group_by: 'payment_method',
    compare: 'previous_year',
    ledger: 'guest',
    modules: ['addons', 'blockings'],
    events: ['created', 'moved'],
    entity_type: 'facility_type',
    from: '2026-03-04',
  }
  const changes = Object.entries(filters).map(([field, after]) => ({ field, before: null, after }))
  const entry = await entryOf({ module: 'facilities', event: 'exported', entity: file, changes })
  expect(entry.changes.map(textsOf)).toEqual([
    'Art: Zimmer',
    'Buchbar: Nicht buchbar',
    'Aufenthalte: Abreise, Kein Aufenthalt',
    'Diskrepanz: Sleep, Keine Diskrepanz',
    'Vorgefunden: Frei',
    'Etagen: 1, 2',
    'Verfügbar ab: 2026-03-01',
    'Geändert ab: 2026-03-02',
    'Reinigungsstatus geändert bis: 2026-03-03',
    'Sortiert nach: Geändert',
    'Bericht: Steuern',
    'Datumsbasis: Buchungsdatum',
    'Gruppiert nach: Zahlungsart',
    'Verglichen mit: Vorjahr',
    'Ledger: Guest Ledger',
    'Module: Zusatzleistungen, Sperrungen',
    'Ereignisse: Angelegt, Verschoben',
    'Art des Datensatzes: Einheitentyp',
    'Von: 2026-03-04',
  ])
})

test('new fields and codes of records are German', async () => {
  const changes = Object.entries({ extra_beds: 2, kind: 'asset', group: 'Tech', role: 'Auditor' }).map(
    ([field, after]) => ({ field, before: null, after }),
  )
  const entity = { type: 'facility_type', id: 1, label: 'Doppelzimmer' }
  const entry = await entryOf({ module: 'facility_types', event: 'created', entity, changes })
  expect(entry.changes.map(textsOf)).toEqual([
    'Zustellbetten: 2',
    'Art: Ressource',
    'Gruppe: Technik',
    'Rolle: Auditor',
  ])
})

test('what the server itself wrote is German, and what a person wrote stays', async () => {
  const room = { type: 'facility', id: 1, label: '101' }
  const byServer = {
    module: 'housekeeping',
    event: 'condition_changed',
    entity: room,
    reason: 'A guest slept here',
  } as const
  expect((await entryOf(byServer, null)).reason).toBe('Hier hat ein Gast übernachtet')
  expect((await entryOf(byServer)).reason).toBe('A guest slept here')
  const posting = { type: 'accounting_posting', id: 7, label: 'Posting 7, Room charge' }
  const reversal = await entryOf({ module: 'accounting', event: 'posting_corrected', entity: posting })
  expect(reversal.entity_label).toBe('Buchung 7, Room charge')
  const month = { type: 'accounting_month', id: '2026-03', label: 'March 2026' }
  const closing = await entryOf({ module: 'accounting', event: 'month_closed', entity: month })
  expect(closing.entity_label).toBe('März 2026')
  const day = { type: 'accounting_day', id: '2026-03-03', label: '3 March 2026' }
  const closedDay = await entryOf({ module: 'accounting', event: 'day_closed', entity: day })
  expect(closedDay.entity_label).toBe('3. März 2026')
  const logFile = await entryOf({ module: 'activity', event: 'exported', entity: { ...file, label: 'Activity log' } })
  expect(logFile.entity_label).toBe('Aktivitätsprotokoll')
  await api.fetch('/api/v1/login', {
    method: 'POST',
    body: new URLSearchParams({ email: 'nobody@demo.example', password: 'wrong' }),
  })
  const [attempt] = await log(null, 'account')
  expect(attempt?.reason).toBe('falsche Anmeldedaten')
  expect(inLanguage('de', () => recordLabel(attempt!))).toBe('unbekanntes Konto')
})

test('an ended blocking is described in German', async () => {
  // Nobody stays in an asset.
  const assets = (await manager.get(`facilities?property_id=${propertyId}&query_type=assets&per_page=100`)).body.data
  const asset = assets.find(({ current_blocking }: { current_blocking: unknown }) => current_blocking === null)
  const dates = { date_from: day(0), date_to: day(2) }
  const block = { facility_ids: [asset.id], facility_status: 'out_of_order', reason_code: 'leak', ...dates }
  expect((await manager.post('update_facility_status', block)).status).toBe(200)
  expect(
    (await manager.post('update_facility_status', { facility_ids: [asset.id], facility_status: 'available' })).status,
  ).toBe(200)
  const [ended] = await log()
  // The page writes the nights in the reader's format.
  expect([ended?.event, ended?.changes[0]?.before]).toEqual(['cancelled', `Out of Order, ${day(0)}/${day(2)}`])
})

/** Text that the German screen shows for an entry: sentence, module, reason and changes. */
const shownOf = (entry: ActivityEntry) =>
  inLanguage('de', () =>
    [entryText(entry, 99), moduleText(entry.module), entry.reason ?? '', ...entry.changes.map(changeText)].join(' '),
  )

test('a search for any word that a German reader sees finds its entry', async () => {
  const entries = (await log()).slice(0, 40)
  const holders = new Map<string, number[]>()
  for (const entry of entries)
    for (const word of new Set(shownOf(entry).split(/\s+/).filter(Boolean)))
      holders.set(word, [...(holders.get(word) ?? []), entry.id])
  const missing: string[] = []
  for (const [word, ids] of holders) {
    const found = new Set((await log(word)).map(({ id }) => id))
    if (!ids.every((id) => found.has(id))) missing.push(word)
  }
  expect(missing).toEqual([])
})

test('a German search finds labels, values and whole sentences, and nothing else', async () => {
  const eventsOf = async (keyword: string, language = 'de') =>
    (await log(keyword, 'property', language)).map(({ event }) => event)
  expect(new Set(await eventsOf('Zustellbetten'))).toEqual(new Set(['created']))
  expect(await eventsOf('Leck')).toContain('blocked')
  expect(await eventsOf('Leck', 'en')).toEqual([])
  expect(await eventsOf('Zimmer 101')).toContain('condition_changed')
  expect(await eventsOf('MARTA oliveira hat facilities.xlsx exportiert')).toContain('exported')
  expect(await eventsOf('gibt es hier nicht')).toEqual([])
  expect(await eventsOf('Guest slept')).toContain('condition_changed')
})
