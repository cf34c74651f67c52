import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { languageNames } from '../../src/phrases/languages.ts'
import type { Inventory } from '../../src/machines/import/inventory.ts'
import type { ImportTask } from '../../src/machines/import/import-task.ts'
import type { PlannedRow } from '../../src/machines/import/plan.ts'
import { facilityType } from '../support/facility-type-records.ts'
import { addon, room } from '../support/import-records.ts'

/* A page has one language for as long as it is open, so each language has modules of its own here. */

const currency = 'EUR'
const inventory: Inventory = {
  currency,
  amenities: (['View', 'Bathroom', 'Accessibility', 'Tech', 'Comfort'] as const).map((group, at) => ({
    id: 5 + at,
    property_id: 7,
    code: `A${at}`,
    name: `Amenity ${at}`,
    group,
    facilities_count: 0,
    facility_types_count: 0,
  })),
  categories: [
    { id: 1, property_id: 7, name: 'Inside', kind: 'room', facility_types_count: 1 },
    { id: 2, property_id: 7, name: 'Outside', kind: 'asset', facility_types_count: 1 },
  ],
  types: [
    facilityType({
      id: 3,
      amenity_ids: [5],
      code: 'DBL',
      facility_category_id: 1,
      facility_category: { id: 1, name: 'Inside', kind: 'room' },
    }),
    facilityType({
      id: 4,
      amenity_ids: [6, 7],
      code: 'BIK',
      facility_category_id: 2,
      facility_category: { id: 2, name: 'Outside', kind: 'asset' },
    }),
  ],
  rooms: [
    room({ id: 11, facility_category: { id: 1, name: 'Inside' }, smoking: true, bookable_date_to: '2026-03-02' }),
    room({ id: 12, name: '102', facility_category: { id: 1, name: 'Inside' }, is_accessible: true }),
  ].map((one) => ({ ...one, housekeeping_status: 'inspected', facility_status: 'out_of_order' })),
  assets: [
    room({
      id: 13,
      kind: 'asset',
      name: 'Bike',
      facility_type_id: 4,
      facility_category_id: 2,
      facility_category: { id: 2, name: 'Outside' },
    }),
  ],
  addonTypes: [{ id: 9, property_id: 7, name: 'Food', addons_count: 1 }],
  addons: (['once', 'per_night', 'per_person', 'per_person_per_night'] as const).map((charging, at) =>
    addon({ id: 21 + at, sku: `S${at}`, charging, status: at % 2 === 0 ? 1 : 0, currency }),
  ),
}

type Page = (task: ImportTask) => Promise<unknown>
const languages = ['en', ...Object.keys(languageNames).filter((language) => language !== 'en')]
const pages = new Map<string, Page>()

/** The tasks of the import on a page in this language. */
async function openPage(language: string): Promise<Page> {
  vi.resetModules()
  const { inLanguage } = await import('../../server/language/current-language.ts')
  const { performTask } = await inLanguage(language, () => import('../../src/machines/import/perform-task.ts'))
  return async (task: ImportTask) => {
    const reply = await inLanguage(language, () => performTask(task))
    if ('rejection' in reply) throw new Error(reply.rejection)
    return reply.result
  }
}

// One after the other: a page takes its modules from those that are loaded.
beforeAll(async () => {
  for (const language of languages) pages.set(language, await openPage(language))
}, 120_000)
afterAll(() => vi.resetModules())

test.each(languages)(
  'a file from a page in %s is imported there and in English, and changes nothing',
  async (language) => {
    const file = (await pages.get(language)!({ name: 'writeInventory', inventory })) as ArrayBuffer
    for (const reader of new Set([language, 'en'])) {
      const perform = pages.get(reader)!
      const rows = await perform({ name: 'readInventory', file: new Blob([file]) })
      const plan = (await perform({ name: 'checkInventory', rows: rows as never, inventory })) as PlannedRow[]
      expect(plan.map(({ outcome, reasons, notes }) => ({ outcome, reasons, notes }))).toEqual(
        plan.map(() => ({ outcome: 'unchanged', reasons: [], notes: [] })),
      )
      expect(plan).toHaveLength(17)
    }
  },
)
