import type { FacilityTask } from '../../machines/facilities/facility-bulk.machine.ts'
import { type BulkTexts, named, question, verb } from '../flow/bulk-texts.ts'
import type { FacilityTab } from './useFacilities.ts'

/** The words of each bulk dialog of rooms or assets. */
export const facilityBulkTexts = (tab: FacilityTab): Record<FacilityTask, BulkTexts> => ({
  delete: {
    title: question('Delete', tab),
    explanation: 'Its pictures and its place in the lists go with it. This cannot be undone.',
    confirm: verb('Delete', tab),
    tone: 'critical',
  },
  window: {
    title: (items) => `Bookable dates of ${named(items, tab)}`,
    explanation: 'Guests can book nights inside this window. Leave a date empty for no limit.',
    confirm: () => 'Save dates',
    tone: 'primary',
  },
})
