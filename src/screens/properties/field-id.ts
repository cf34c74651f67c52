import type { PropertyDraft } from '../../machines/properties/property-form.rules.ts'

/** Where the error summary sends the focus. */
export const fieldId = (name: keyof PropertyDraft) => `property-${name}`
