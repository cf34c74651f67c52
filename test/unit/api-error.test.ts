import { expect, test } from 'vitest'
import { ApiError, errorFromResponse, toApiError } from '../../src/api/api-error.ts'

const refused = (body: unknown, status = 422) => errorFromResponse(Response.json(body, { status }))

test('an error has everything that the server sent', async () => {
  const reply = Response.json(
    { message: 'Look again', code: 'VALIDATION', error: 'Wrong', errors: { name: ['Taken'] }, data: { id: 1 } },
    { status: 422, headers: { 'x-request-id': 'req-1', 'retry-after': '3' } },
  )
  expect(await errorFromResponse(reply)).toMatchObject({
    status: 422,
    message: 'Look again',
    code: 'VALIDATION',
    error: 'Wrong',
    fields: { name: ['Taken'] },
    current: { id: 1 },
    requestId: 'req-1',
    retryAfter: 3,
  })
})

test.each([
  [{ error: 'Only this' }, 'Only this'],
  [{ message: '', error: '' }, 'The server answered with error 422.'],
  [{ message: 7, code: ['x'] }, 'The server answered with error 422.'],
  [null, 'The server answered with error 422.'],
  ['text', 'The server answered with error 422.'],
  [[], 'The server answered with error 422.'],
])('an error always has a message: %o', async (body, message) => {
  expect(await refused(body)).toMatchObject({ message, code: '' })
})

test.each([
  [{ name: 'Taken' }, { name: ['Taken'] }],
  [{ name: ['Taken', 3, null] }, { name: ['Taken'] }],
  [{ name: null }, { name: [] }],
  ['oops', {}],
  [null, {}],
])('field errors %o are parsed as %o', async (errors, fields) => {
  expect((await refused({ errors })).fields).toEqual(fields)
})

test('a foreign error becomes a network failure, and an API error stays', () => {
  const ours = new ApiError(409, 'Stale')
  expect(toApiError(ours)).toBe(ours)
  expect(toApiError(new TypeError('x'))).toMatchObject({ status: 0, code: 'UNREACHABLE' })
})
