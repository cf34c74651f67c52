import type { ApiError } from '../../api/api-error.ts'

/** The server's error field, else its message, else the default (requirement 8.property-failure). */
export const selectionMessage = ({ error, message, isUnsaid }: Pick<ApiError, 'error' | 'message' | 'isUnsaid'>) =>
  error || (isUnsaid ? '' : message) || 'Could not set property'
