/**
 * Invalid text in a number field. The draft stores it in place of the number, so that the text stays in the field and
 * the form is not sent (WCAG 3.3.1).
 */
export interface Mistyped {
  typed: string
  /** Names the expected form: "Enter the price like 1,250.00". */
  message: string
}

/** Value of a number field; null is an empty field. */
export type NumberDraft = number | null | Mistyped

export const isMistyped = (value: unknown): value is Mistyped =>
  typeof value === 'object' && value !== null && 'typed' in value && 'message' in value
