import type { ApiError } from '../../api/api-error.ts'

/** Spec section 8: the server's error field, else its message, else the default. */
export const selectionMessage = ({ error, message }: Pick<ApiError, 'error' | 'message'>) =>
  error || message || 'Could not set property'
