import type { AddonTask } from '../../machines/addons/addon-bulk.machine.ts'
import { type BulkTexts, named, question, verb } from '../flow/bulk-texts.ts'

/** The words of each bulk dialog. */
export const addonBulkTexts: Record<AddonTask, BulkTexts> = {
  activate: {
    title: question('Activate', 'add-ons'),
    explanation: 'An active add-on can be sold within its bookable dates.',
    confirm: verb('Activate', 'add-ons'),
    tone: 'primary',
  },
  deactivate: {
    title: question('Deactivate', 'add-ons'),
    explanation: 'A deactivated add-on is no longer offered. It can be activated again at any time.',
    confirm: verb('Deactivate', 'add-ons'),
    tone: 'critical',
  },
  window: {
    title: (items) => `Bookable dates of ${named(items, 'add-ons')}`,
    explanation: 'An active add-on is offered inside this window. Leave a date empty for no limit.',
    confirm: () => 'Save dates',
    tone: 'primary',
  },
  delete: {
    title: question('Delete', 'add-ons'),
    explanation: 'Pictures go with it. This cannot be undone; to stop selling for a while, deactivate instead.',
    confirm: verb('Delete', 'add-ons'),
    tone: 'critical',
  },
}
