import type { ApiError } from '../../api/api-error.ts'

/** Spec section 8: the server's error field, else its message, else the default. */
export const selectionMessage = ({ error, message, isUnsaid }: Pick<ApiError, 'error' | 'message' | 'isUnsaid'>) =>
  error || (isUnsaid ? '' : message) || 'Could not set property'
