import type { FacilityTask } from '../../machines/facilities/facility-bulk-action.machine.ts'
import type { BulkActionTexts } from '../dialog/bulk-action-texts.ts'
import type { FacilityKind } from '../../api/contract/facility-category.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Texts of each bulk dialog for rooms or assets. */
export const facilityBulkActionTexts = (kind: FacilityKind): Record<FacilityTask, BulkActionTexts> => ({
  delete: {
    title: ({ count, name }) => phrase('facilities.deleteQuestion', { kind, count, name }),
    explanation: ({ count }) => phrase('facilities.deleteExplanation', { count }),
    confirm: ({ count, name }) => phrase('facilities.deleteButton', { kind, count, name }),
    tone: 'critical',
  },
  window: {
    title: ({ count, name }) => phrase('facilities.datesTitle', { kind, count, name }),
    explanation: () => phrase('facilities.bookingHint'),
    confirm: () => phrase('facilities.saveDates'),
    tone: 'primary',
  },
})
