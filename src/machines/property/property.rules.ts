import type { ApiError } from '../../api/api-error.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Message of a failed selection: the response's error field, else its message, else the default (requirement 8.property-failure). */
export const selectionMessage = ({
  error,
  message,
  hasNoMessage,
}: Pick<ApiError, 'error' | 'message' | 'hasNoMessage'>) =>
  error || (hasNoMessage ? '' : message) || phrase('properties.propertyNotSet')
