import type { PropertyTask } from '../../machines/properties/property-bulk-action.machine.ts'
import { type BulkActionTexts, itemsText, questionText, actionText } from '../dialog/bulk-action-texts.ts'

/** Texts of each bulk dialog. */
export const propertyBulkActionTexts: Record<PropertyTask, BulkActionTexts> = {
  activate: {
    title: questionText('Activate', 'properties'),
    explanation: 'An active property can be booked within its bookable dates.',
    confirm: actionText('Activate', 'properties'),
    tone: 'primary',
  },
  deactivate: {
    title: questionText('Deactivate', 'properties'),
    explanation: 'A deactivated property cannot be booked. Its rooms, add-ons and history stay.',
    confirm: actionText('Deactivate', 'properties'),
    tone: 'critical',
  },
  window: {
    title: (items) => `Bookable dates of ${itemsText(items, 'properties')}`,
    explanation:
      'Guests can book nights inside this window while the property is active. Leave a date empty for no limit.',
    confirm: () => 'Save dates',
    tone: 'primary',
  },
  delete: {
    title: questionText('Delete', 'properties'),
    explanation: 'Its rooms, assets and pictures are deleted too. This cannot be undone.',
    confirm: actionText('Delete', 'properties'),
    tone: 'critical',
  },
  deleteTypes: {
    title: questionText('Delete', 'property types'),
    explanation: 'A type in use cannot be deleted. This cannot be undone.',
    confirm: actionText('Delete', 'property types'),
    tone: 'critical',
  },
}
