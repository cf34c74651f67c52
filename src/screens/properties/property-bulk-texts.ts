import type { PropertyTask } from '../../machines/properties/property-bulk.machine.ts'
import { type BulkTexts, named, question, verb } from '../flow/bulk-texts.ts'

/** The words of each bulk dialog. */
export const propertyBulkTexts: Record<PropertyTask, BulkTexts> = {
  activate: {
    title: question('Activate', 'properties'),
    explanation: 'An active property can be booked within its bookable dates.',
    confirm: verb('Activate', 'properties'),
    tone: 'primary',
  },
  deactivate: {
    title: question('Deactivate', 'properties'),
    explanation: 'A deactivated property cannot be booked. Its rooms, add-ons and history stay.',
    confirm: verb('Deactivate', 'properties'),
    tone: 'critical',
  },
  window: {
    title: (items) => `Bookable dates of ${named(items, 'properties')}`,
    explanation:
      'Guests can book nights inside this window while the property is active. Leave a date empty for no limit.',
    confirm: () => 'Save dates',
    tone: 'primary',
  },
  delete: {
    title: question('Delete', 'properties'),
    explanation: 'Its rooms, assets and pictures go with it. This cannot be undone.',
    confirm: verb('Delete', 'properties'),
    tone: 'critical',
  },
  deleteTypes: {
    title: question('Delete', 'property types'),
    explanation: 'A type that is in use is refused. This cannot be undone.',
    confirm: verb('Delete', 'property types'),
    tone: 'critical',
  },
}
