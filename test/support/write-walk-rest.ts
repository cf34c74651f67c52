import { and, asc, eq, isNull } from 'drizzle-orm'
import { accounting_entries } from '../../server/db/schema/accounting.ts'
import { activity_log } from '../../server/db/schema/activity.ts'
import { addRooms } from './inventory.ts'
import { type Steps, type Walk, base } from './write-walk.ts'

/** What is undone, corrected and written to files. */
export const officeSteps = (walk: Walk): Steps => ({
  'POST /v1/hotel_management/undo_activity': {
    accepted: async () => {
      const [last] = await walk.api.db
        .select()
        .from(activity_log)
        .where(and(eq(activity_log.event, 'renamed'), eq(activity_log.entity_type, 'addon_type')))
      walk.made.undone = last!.id
      return walk.post('/v1/hotel_management/undo_activity', walk.here({ id: last!.id }))
    },
    told: ['addon_types undone addon_type'],
    refused: () => walk.post('/v1/hotel_management/undo_activity', walk.here({ id: walk.made.undone! })),
  },
  'POST /v1/hotel_management/correct_accounting_posting': {
    accepted: async () => {
      const isOpen = and(eq(accounting_entries.property_id, walk.house.id), isNull(accounting_entries.corrects))
      const [entry] = await walk.api.db
        .select()
        .from(accounting_entries)
        .where(isOpen)
        .orderBy(asc(accounting_entries.id))
        .limit(1)
      walk.made.posting = entry!.posting_id
      return walk.post(
        '/v1/hotel_management/correct_accounting_posting',
        walk.here({ posting_id: walk.made.posting, reason: 'Walked' }),
      )
    },
    told: ['accounting posting_corrected accounting_posting'],
    refused: () =>
      walk.post(
        '/v1/hotel_management/correct_accounting_posting',
        walk.here({ posting_id: walk.made.posting!, reason: 'Walked again' }),
      ),
  },
  'POST /v1/hotel_management/graphql': {
    accepted: () => walk.logOf(walk.house.id),
    told: ['activity exported file'],
    refused: () => walk.logOf(999_999),
  },
  [`GET ${base}/property`]: {
    accepted: () => walk.download(`${base}/property?download=1`),
    told: ['properties exported file'],
    refused: () => walk.download(`${base}/property?download=1`, walk.visitor),
  },
  [`GET ${base}/facilities`]: {
    accepted: () => walk.download(`${base}/facilities?download=1&property_id=${walk.house.id}`),
    told: ['facilities exported file'],
    refused: () => walk.download(`${base}/facilities?download=1&property_id=999999`),
  },
  [`GET ${base}/addons`]: {
    accepted: () => walk.download(`${base}/addons?download=1&property_id=${walk.house.id}`),
    told: ['addons exported file'],
    refused: () => walk.download(`${base}/addons?download=1&property_id=999999`),
  },
})

/** What was made on the way goes again. */
export const removalSteps = (walk: Walk): Steps => ({
  [`DELETE ${base}/addons/{addon_id}`]: {
    accepted: () => walk.remove(`${base}/addons/${walk.made.addon}`),
    told: ['addons deleted addon'],
    refused: () => walk.remove(`${base}/addons/${walk.made.addon}`),
  },
  [`DELETE ${base}/facilities/{facility_id}`]: {
    accepted: async () => {
      const [free] = await addRooms(walk.manager, walk.house, ['Walked 5'])
      return walk.remove(`${base}/facilities/${free}`)
    },
    told: ['facilities created facility', 'facilities deleted facility'],
    refused: () => walk.remove(`${base}/facilities/999999`),
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
        accepted: () => walk.post(`${base}/delete_${noun}`, { ids: [walk.made[kept as string]!, 999_998] }),
        told: [`${noun} deleted ${entity}`],
        // One in use, or one that is not there.
        refused: () => walk.post(`${base}/delete_${noun}`, { ids: [(other as number) || walk.house.roomType.id] }),
      },
    ]),
  ),
  [`DELETE ${base}/property/{property}`]: {
    accepted: () => walk.remove(`${base}/property/${walk.made.property}`),
    told: ['properties deleted property'],
    refused: () => walk.remove(`${base}/property/${walk.house.id}`),
  },
  [`POST ${base}/delete_property_types`]: {
    accepted: async () => {
      await walk.make('unused', `${base}/property_types`, { name: 'Unused' })
      return walk.post(`${base}/delete_property_types`, { ids: [walk.made.unused!] })
    },
    told: ['property_types created property_type', 'property_types deleted property_type'],
    refused: () => walk.post(`${base}/delete_property_types`, { ids: [999_999] }),
  },
})
