import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { takesKey } from '../../../server/endpoint.ts'
import { endpoints } from '../../../server/endpoints.ts'

const page = readFileSync('docs/api.md', 'utf8')
const rows = [...page.matchAll(/^\| `((?:GET|POST|DELETE) \S+)`( key)?/gm)].map(([, call, key]) => ({
  call: call!,
  isKeyed: key !== undefined,
}))

/** A call as the page writes it: most leave out the folder that they share. */
const nameOf = ({ method, path }: (typeof endpoints)[number]) =>
  `${method} ${path.replace(/^\/(v1\/hotel_management\/properties\/)?/, '')}`

test('docs/api.md has every endpoint of the server, and no other', () => {
  expect(rows.map(({ call }) => call).toSorted()).toEqual(endpoints.map(nameOf).toSorted())
})

test('docs/api.md marks a key only on calls that the server takes one on', () => {
  const taking = new Set(endpoints.filter(takesKey).map(nameOf))
  const wrong = rows.filter(({ call, isKeyed }) => isKeyed && !taking.has(call))
  expect(wrong).toEqual([])
})
