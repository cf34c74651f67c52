import type { PropertyTask } from '../../machines/properties/property-bulk-action.machine.ts'
import type { BulkActionTexts } from '../dialog/bulk-action-texts.ts'
import { phrase } from '../../phrases/phrase.ts'

/** The name of the only item. */
/** Texts of each bulk dialog. */
export const propertyBulkActionTexts: Record<PropertyTask, BulkActionTexts> = {
  activate: {
    title: ({ count, name }) => phrase('properties.activateQuestion', { count, name }),
    explanation: () => phrase('properties.activateExplanation'),
    confirm: ({ count, name }) => phrase('properties.activateButton', { count, name }),
    tone: 'primary',
  },
  deactivate: {
    title: ({ count, name }) => phrase('properties.deactivateQuestion', { count, name }),
    explanation: () => phrase('properties.deactivateExplanation'),
    confirm: ({ count, name }) => phrase('properties.deactivateButton', { count, name }),
    tone: 'critical',
  },
  window: {
    title: ({ count, name }) => phrase('properties.datesTitle', { count, name }),
    explanation: () => phrase('properties.bookableDatesExplanation'),
    confirm: () => phrase('properties.saveDates'),
    tone: 'primary',
  },
  delete: {
    title: ({ count, name }) => phrase('properties.deleteQuestion', { count, name }),
    explanation: ({ count }) => phrase('properties.deleteExplanation', { count }),
    confirm: ({ count, name }) => phrase('properties.deleteButton', { count, name }),
    tone: 'critical',
  },
  deleteTypes: {
    title: ({ count, name }) => phrase('property-types.deleteQuestion', { count, name }),
    explanation: () => phrase('properties.deleteTypesExplanation'),
    confirm: ({ count, name }) => phrase('property-types.deleteButton', { count, name }),
    tone: 'critical',
  },
}
