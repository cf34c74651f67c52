import type { FacilityTask } from '../../machines/facilities/facility-bulk-action.machine.ts'
import { type BulkActionTexts, itemsText, questionText, actionText } from '../dialog/bulk-action-texts.ts'
import type { FacilityTab } from './useFacilities.ts'

/** Texts of each bulk dialog for rooms or assets. */
export const facilityBulkActionTexts = (tab: FacilityTab): Record<FacilityTask, BulkActionTexts> => ({
  delete: {
    title: questionText('Delete', tab),
    explanation: 'Its pictures are deleted too. This cannot be undone.',
    confirm: actionText('Delete', tab),
    tone: 'critical',
  },
  window: {
    title: (items) => `Bookable dates of ${itemsText(items, tab)}`,
    explanation: 'Guests can book nights inside this window. Leave a date empty for no limit.',
    confirm: () => 'Save dates',
    tone: 'primary',
  },
})
