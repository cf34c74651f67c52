import { toApiError } from './api-error.ts'

/** True if the server gave no answer, so that nothing contradicts what is known. Not part of the sign-in page's code. */
export const isUnreachable = (thrown: unknown) => ['UNREACHABLE', 'TIMEOUT'].includes(toApiError(thrown).code)
