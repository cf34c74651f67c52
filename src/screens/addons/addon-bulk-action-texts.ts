import type { AddonTask } from '../../machines/addons/addon-bulk-action.machine.ts'
import type { BulkActionTexts } from '../dialog/bulk-action-texts.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Texts of each bulk dialog. */
export const addonBulkActionTexts: Record<AddonTask, BulkActionTexts> = {
  activate: {
    title: ({ count, name }) => phrase('addons.activateQuestion', { count, name }),
    explanation: () => phrase('addons.activateExplanation'),
    confirm: ({ count, name }) => phrase('addons.activateButton', { count, name }),
    tone: 'primary',
  },
  deactivate: {
    title: ({ count, name }) => phrase('addons.deactivateQuestion', { count, name }),
    explanation: () => phrase('addons.deactivateExplanation'),
    confirm: ({ count, name }) => phrase('addons.deactivateButton', { count, name }),
    tone: 'critical',
  },
  window: {
    title: ({ count, name }) => phrase('addons.datesTitle', { count, name }),
    explanation: () => phrase('addons.datesExplanation'),
    confirm: () => phrase('addons.saveDates'),
    tone: 'primary',
  },
  delete: {
    title: ({ count, name }) => phrase('addons.deleteQuestion', { count, name }),
    explanation: ({ count }) => phrase('addons.deleteExplanation', { count }),
    confirm: ({ count, name }) => phrase('addons.deleteButton', { count, name }),
    tone: 'critical',
  },
}
