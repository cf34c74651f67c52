import { and, asc, eq, isNull } from 'drizzle-orm'
import { accounting_entries } from '../../server/db/schema/accounting.ts'
import { activity_log } from '../../server/db/schema/activity.ts'
import { report_file_readers, report_files } from '../../server/db/schema/report-schedules.ts'
import { noon } from './day.ts'
import { addRooms } from './inventory.ts'
import { scheduleForm, userId } from './report-schedules.ts'
import { type Steps, type WriteSequence, base } from './write-sequence.ts'

/** The first business date of the property's books. */
async function oldestDay({ api, property }: WriteSequence): Promise<string> {
  const [first] = await api.db
    .select({ day: accounting_entries.business_date })
    .from(accounting_entries)
    .where(eq(accounting_entries.property_id, property.id))
    .orderBy(asc(accounting_entries.business_date))
    .limit(1)
  return first!.day
}

/** The first month of the property's books. */
const oldestMonth = async (sequence: WriteSequence) => (await oldestDay(sequence)).slice(0, 7)

const newSchedule = async ({ api, property }: WriteSequence) =>
  scheduleForm(property.id, [await userId(api, 'manager')])

/** A file of the schedule, as its run leaves it. */
async function madeFile({ api, ids }: WriteSequence): Promise<number> {
  const at = noon()
  const [file] = await api.db
    .insert(report_files)
    .values({
      schedule_id: ids.schedule!,
      run_at: at,
      from: '2026-06-02',
      to: '2026-06-02',
      name: 'walked.csv',
      format: 'csv',
      language: 'en',
      formats: 'browser',
      size: 1,
      content: Uint8Array.of(65),
      expires_at: new Date(Date.parse('2199-12-31')),
    })
    .returning()
  await api.db.insert(report_file_readers).values({ file_id: file!.id, user_id: await userId(api, 'manager') })
  return file!.id
}

/** Steps that undo, correct, schedule and export. */
export const logAndExportSteps = (sequence: WriteSequence): Steps => ({
  'POST /v1/hotel_management/undo_activity': {
    accepted: async () => {
      const [last] = await sequence.api.db
        .select()
        .from(activity_log)
        .where(and(eq(activity_log.event, 'renamed'), eq(activity_log.entity_type, 'addon_type')))
      sequence.ids.undone = last!.id
      return sequence.post('/v1/hotel_management/undo_activity', sequence.inProperty({ id: last!.id }))
    },
    logged: ['addon_types undone addon_type'],
    refused: () =>
      sequence.post('/v1/hotel_management/undo_activity', sequence.inProperty({ id: sequence.ids.undone! })),
  },
  'POST /v1/hotel_management/correct_accounting_posting': {
    accepted: async () => {
      const isOpen = and(eq(accounting_entries.property_id, sequence.property.id), isNull(accounting_entries.corrects))
      const [entry] = await sequence.api.db
        .select()
        .from(accounting_entries)
        .where(isOpen)
        .orderBy(asc(accounting_entries.id))
        .limit(1)
      sequence.ids.posting = entry!.posting_id
      return sequence.post(
        '/v1/hotel_management/correct_accounting_posting',
        sequence.inProperty({ posting_id: sequence.ids.posting, reason: 'Walked' }),
      )
    },
    logged: ['accounting posting_corrected accounting_posting'],
    refused: () =>
      sequence.post(
        '/v1/hotel_management/correct_accounting_posting',
        sequence.inProperty({ posting_id: sequence.ids.posting!, reason: 'Walked again' }),
      ),
  },
  'POST /v1/hotel_management/close_accounting_month': {
    accepted: async () =>
      sequence.post(
        '/v1/hotel_management/close_accounting_month',
        sequence.inProperty({ month: await oldestMonth(sequence) }),
      ),
    logged: ['accounting month_closed accounting_month'],
    refused: () =>
      sequence.post('/v1/hotel_management/close_accounting_month', sequence.inProperty({ month: '2199-12' })),
  },
  'POST /v1/hotel_management/reopen_accounting_month': {
    accepted: async () =>
      sequence.post(
        '/v1/hotel_management/reopen_accounting_month',
        sequence.inProperty({ month: await oldestMonth(sequence), reason: 'Walked' }),
      ),
    logged: ['accounting month_reopened accounting_month'],
    refused: async () =>
      sequence.post(
        '/v1/hotel_management/reopen_accounting_month',
        sequence.inProperty({ month: await oldestMonth(sequence), reason: 'Walked again' }),
      ),
  },
  'POST /v1/hotel_management/close_accounting_day': {
    accepted: async () =>
      sequence.post(
        '/v1/hotel_management/close_accounting_day',
        sequence.inProperty({ day: await oldestDay(sequence) }),
      ),
    logged: ['accounting day_closed accounting_day'],
    refused: () =>
      sequence.post('/v1/hotel_management/close_accounting_day', sequence.inProperty({ day: '2199-12-31' })),
  },
  'POST /v1/hotel_management/reopen_accounting_day': {
    accepted: async () =>
      sequence.post(
        '/v1/hotel_management/reopen_accounting_day',
        sequence.inProperty({ day: await oldestDay(sequence), reason: 'Walked' }),
      ),
    logged: ['accounting day_reopened accounting_day'],
    refused: async () =>
      sequence.post(
        '/v1/hotel_management/reopen_accounting_day',
        sequence.inProperty({ day: await oldestDay(sequence), reason: 'Walked again' }),
      ),
  },
  'POST /v1/hotel_management/report_schedules': {
    accepted: async () =>
      sequence.make('schedule', '/v1/hotel_management/report_schedules', await newSchedule(sequence)),
    logged: ['accounting created report_schedule'],
    refused: async () =>
      sequence.post('/v1/hotel_management/report_schedules', { ...(await newSchedule(sequence)), time: '25:00' }),
  },
  'POST /v1/hotel_management/report_schedules/{id}': {
    accepted: () =>
      sequence.post(`/v1/hotel_management/report_schedules/${sequence.ids.schedule}`, { time: '08:00', is_paused: 1 }),
    logged: ['accounting updated report_schedule'],
    refused: () => sequence.post('/v1/hotel_management/report_schedules/999999', { time: '08:00' }),
  },
  'GET /v1/hotel_management/report_files/{id}': {
    accepted: async () => sequence.download(`/v1/hotel_management/report_files/${await madeFile(sequence)}`),
    // The file was logged when it was made, with those it was made for.
    logged: [],
    refused: () => sequence.download('/v1/hotel_management/report_files/999999'),
  },
  'POST /v1/hotel_management/graphql': {
    accepted: () => sequence.logOf(sequence.property.id),
    logged: ['activity exported file'],
    refused: () => sequence.logOf(999_999),
  },
  [`GET ${base}/property`]: {
    accepted: () => sequence.download(`${base}/property?download=1`),
    logged: ['properties exported file'],
    refused: () => sequence.download(`${base}/property?download=1`, sequence.visitor),
  },
  [`GET ${base}/facilities`]: {
    accepted: () => sequence.download(`${base}/facilities?download=1&property_id=${sequence.property.id}`),
    logged: ['facilities exported file'],
    refused: () => sequence.download(`${base}/facilities?download=1&property_id=999999`),
  },
  [`GET ${base}/addons`]: {
    accepted: () => sequence.download(`${base}/addons?download=1&property_id=${sequence.property.id}`),
    logged: ['addons exported file'],
    refused: () => sequence.download(`${base}/addons?download=1&property_id=999999`),
  },
  [`GET ${base}/property_types`]: {
    accepted: () => sequence.download(`${base}/property_types?download=1`),
    logged: ['property_types exported file'],
    refused: () => sequence.download(`${base}/property_types?download=1`, sequence.visitor),
  },
  ...Object.fromEntries(
    ['facility_types', 'addon_types', 'amenities', 'facility_categories', 'problems'].map((list) => [
      `GET ${base}/${list}`,
      {
        accepted: () => sequence.download(`${base}/${list}?download=1&property_id=${sequence.property.id}`),
        logged: [`${list} exported file`],
        refused: () => sequence.download(`${base}/${list}?download=1&property_id=999999`),
      },
    ]),
  ),
})

/** Steps that delete the records created earlier. */
export const removalSteps = (sequence: WriteSequence): Steps => ({
  'DELETE /v1/hotel_management/list-views/{id}': {
    accepted: () => sequence.remove(`/v1/hotel_management/list-views/${sequence.ids.view}`),
    logged: [],
    refused: () => sequence.remove('/v1/hotel_management/list-views/999999'),
  },
  'DELETE /v1/hotel_management/report_schedules/{id}': {
    accepted: () => sequence.remove(`/v1/hotel_management/report_schedules/${sequence.ids.schedule}`),
    logged: ['accounting deleted report_schedule'],
    refused: () => sequence.remove('/v1/hotel_management/report_schedules/999999'),
  },
  [`DELETE ${base}/addons/{addon_id}`]: {
    accepted: () => sequence.remove(`${base}/addons/${sequence.ids.addon}`),
    logged: ['addons deleted addon'],
    refused: () => sequence.remove(`${base}/addons/${sequence.ids.addon}`),
  },
  [`DELETE ${base}/facilities/{facility_id}`]: {
    accepted: async () => {
      const [free] = await addRooms(sequence.manager, sequence.property, ['Walked 5'])
      return sequence.remove(`${base}/facilities/${free}`)
    },
    logged: ['facilities created facility', 'facilities deleted facility'],
    refused: () => sequence.remove(`${base}/facilities/999999`),
  },
  ...Object.fromEntries(
    [
      ['addon_types', 'addon_type', 'addonType', 999_999],
      ['facility_types', 'facility_type', 'type', 0],
      ['facility_categories', 'facility_category', 'category', 999_999],
      ['amenities', 'amenity', 'amenity', 999_999],
    ].map(([noun, entity, kept, other]) => [
      `POST ${base}/delete_${noun}`,
      {
        accepted: () => sequence.post(`${base}/delete_${noun}`, { ids: [sequence.ids[kept as string]!, 999_998] }),
        logged: [`${noun} deleted ${entity}`],
        // A record in use, or a missing one.
        refused: () =>
          sequence.post(`${base}/delete_${noun}`, { ids: [(other as number) || sequence.property.roomType.id] }),
      },
    ]),
  ),
  [`DELETE ${base}/property/{property}`]: {
    accepted: () => sequence.remove(`${base}/property/${sequence.ids.property}`),
    logged: ['properties deleted property'],
    refused: () => sequence.remove(`${base}/property/${sequence.property.id}`),
  },
  [`POST ${base}/delete_property_types`]: {
    accepted: async () => {
      await sequence.make('unused', `${base}/property_types`, { name: 'Unused' })
      return sequence.post(`${base}/delete_property_types`, { ids: [sequence.ids.unused!] })
    },
    logged: ['property_types created property_type', 'property_types deleted property_type'],
    refused: () => sequence.post(`${base}/delete_property_types`, { ids: [999_999] }),
  },
})
