import { type ApiError, toApiError } from '../../api/api-error.ts'

const minReasonLength = 3
/** Most characters of the reason of a reversal or a reopened month. */
export const maxReasonLength = 500

/** True for a reason that the server takes. */
export const isReason = (text: string): boolean => text.trim().length >= minReasonLength

/** The errors of a rejected change: the one at the reason, or the one of the whole. */
export function submitErrors(error: unknown): { reasonError: string | null; error: ApiError | null } {
  const apiError = toApiError(error)
  const reasonError = apiError.fields?.reason?.[0] ?? null
  return { reasonError, error: reasonError ? null : apiError }
}
