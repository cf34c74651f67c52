import type { AddonTask } from '../../machines/addons/addon-bulk-action.machine.ts'
import { type BulkActionTexts, itemsText, questionText, actionText } from '../dialog/bulk-action-texts.ts'

/** Texts of each bulk dialog. */
export const addonBulkActionTexts: Record<AddonTask, BulkActionTexts> = {
  activate: {
    title: questionText('Activate', 'add-ons'),
    explanation: 'An active add-on can be sold within its bookable dates.',
    confirm: actionText('Activate', 'add-ons'),
    tone: 'primary',
  },
  deactivate: {
    title: questionText('Deactivate', 'add-ons'),
    explanation: 'A deactivated add-on is no longer offered. It can be activated again at any time.',
    confirm: actionText('Deactivate', 'add-ons'),
    tone: 'critical',
  },
  window: {
    title: (items) => `Bookable dates of ${itemsText(items, 'add-ons')}`,
    explanation: 'An active add-on is offered inside this window. Leave a date empty for no limit.',
    confirm: () => 'Save dates',
    tone: 'primary',
  },
  delete: {
    title: questionText('Delete', 'add-ons'),
    explanation:
      'Its pictures are deleted too. This cannot be undone. To stop selling it for a while, deactivate it instead.',
    confirm: actionText('Delete', 'add-ons'),
    tone: 'critical',
  },
}
