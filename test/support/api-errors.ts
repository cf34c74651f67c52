import { ApiError } from '../../src/api/api-error.ts'

/** 422 of a field that every form has: it is told there, and in no dialog. */
export const nameTakenError = new ApiError(422, 'Some fields need your attention.', { fields: { name: ['Taken'] } })
