import { ApiError } from '../../src/api/api-error.ts'

/** A 422 for a field that every form has: it is shown at the field, not in a dialog. */
export const nameTakenError = new ApiError(422, 'Some fields need your attention.', { fields: { name: ['Taken'] } })
