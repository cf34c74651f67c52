import type { Addon } from '../../api/contract/addon.ts'
import type { AddonType } from '../../api/contract/addon-type.ts'
import type { Amenity } from '../../api/contract/amenity.ts'
import type { Facility } from '../../api/contract/facility.ts'
import type { FacilityType } from '../../api/contract/facility-type.ts'
import type { LayoutName } from './sheet.ts'
import { statementsText } from '../../phrases/facts-text.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Tabs with an import. */
export const importTabs = ['rooms', 'assets', 'add-ons'] as const
export type ImportTab = (typeof importTabs)[number]

/** What an import is of: a tab, or the whole inventory in one workbook. */
export type ImportSubject = ImportTab | 'everything'

export const isImportTab = (tab: string): tab is ImportTab => importTabs.some((one) => one === tab)

/** The layout of a tab's file. */
export const layoutOf = (tab: ImportSubject): LayoutName => (tab === 'add-ons' ? 'addons' : 'facilities')

/** An empty value of a field. */
export const emptyText = phrase('imports.empty')

/** Data that rows are checked against: the property's options and existing records. */
export interface ReferenceData {
  tab: ImportSubject
  currency: string
  facilityTypes: readonly Pick<FacilityType, 'id' | 'name' | 'code' | 'facility_category'>[]
  amenities: readonly Pick<Amenity, 'id' | 'code'>[]
  addonTypes: readonly Pick<AddonType, 'id' | 'name'>[]
  facilities: readonly Facility[]
  addons: readonly Addon[]
}

export type PlanOutcome = 'created' | 'changed' | 'unchanged' | 'refused'

/** A changed field; `before` is null for a new record. */
export interface Difference {
  /** Key of the column. */
  key: string
  label: string
  before: string | null
  after: string
}

/** Planned outcome of one row. */
export interface PlannedRow {
  number: number
  name: string
  outcome: PlanOutcome
  /** Id of the existing record; null for a new one. */
  id: number | null
  lockVersion: number | undefined
  differences: Difference[]
  /** Why it is refused, with the column heading if there is one. */
  reasons: { label: string | null; text: string }[]
  /** Notes about values that the import ignores. */
  notes: string[]
  /** Values by name on the wire: all fields of a new record, or the changed ones. */
  values: Record<string, unknown>
}

/** Each fault of a row, with its column. */
export const reasonTexts = ({ reasons }: Pick<PlannedRow, 'reasons'>): string[] =>
  reasons.map(({ label, text }) =>
    label === null ? text : phrase('imports.reasonOfColumn', { column: label, reason: text }),
  )

/** All faults of a row in one text, for a cell of a file. */
export const reasonText = (row: Pick<PlannedRow, 'reasons'>): string => statementsText(reasonTexts(row))

export const countsOf = (rows: readonly PlannedRow[]): Record<PlanOutcome, number> => {
  const counts = { created: 0, changed: 0, unchanged: 0, refused: 0 }
  for (const { outcome } of rows) counts[outcome] += 1
  return counts
}
