import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { takesIdempotencyKey } from '../../../server/endpoint.ts'
import { endpoints } from '../../../server/endpoints.ts'

const page = readFileSync('docs/api.md', 'utf8')
const rows = [...page.matchAll(/^\| `((?:GET|POST|DELETE) \S+)`( key)?/gm)].map(([, call, key]) => ({
  call: call!,
  isKeyed: key !== undefined,
}))

/** An endpoint as the page writes it, without the common path prefix. */
const nameOf = ({ method, path }: (typeof endpoints)[number]) =>
  `${method} ${path.replace(/^\/(v1\/hotel_management\/properties\/)?/, '')}`

test('docs/api.md lists exactly the endpoints of the server', () => {
  expect(rows.map(({ call }) => call).toSorted()).toEqual(endpoints.map(nameOf).toSorted())
})

test('docs/api.md marks an idempotency key only where the server accepts one', () => {
  const taking = new Set(endpoints.filter(takesIdempotencyKey).map(nameOf))
  const wrong = rows.filter(({ call, isKeyed }) => isKeyed && !taking.has(call))
  expect(wrong).toEqual([])
})
