import { expect } from 'vitest'
import { type PropertyScope, withProperty } from '../../src/api/property-scope.ts'
import { openWire } from './wire.ts'

/** A function of `src/api` at work inside a property, and what must go out: `POST path`, and its fields as in a query. */
export type ScopeCall = [name: string, ask: (at: PropertyScope) => Promise<unknown>, address: string, form?: string]

/** A wire with the scope of property 7 on it. */
export const openScope = () => {
  const wire = openWire()
  return { ...wire, scope: withProperty(wire.http, { id: 7, prefix: 'harbour-view' }) }
}

/** Method, path, query and fields to the letter, and a body only where it belongs. */
export function expectRequest(ask: ScopeCall[1], address: string, form = '') {
  const { scope, last } = openScope()
  ask(scope).catch(() => undefined)
  const [method, path = ''] = address.split(' ')
  const wanted = new URL(path, 'http://host/v1/hotel_management/properties/')
  const asked = new URL(last().url, 'http://host')
  expect([last().method, asked.pathname]).toEqual([method, wanted.pathname])
  expect([...asked.searchParams]).toEqual([...wanted.searchParams])
  expect(last().form).toEqual([...new URLSearchParams(form)])
  expect(last().hasBody).toBe(method === 'POST')
}

/** Whatever else comes back is an ApiError that says so and quotes the request. */
export async function expectMalformed(ask: ScopeCall[1]) {
  for (const body of ['not json', '{"data":"no object"}', '{"data":{"message":7},"meta":{}}', 'null']) {
    const { scope, last } = openScope()
    const reply = ask(scope)
    last().reply(new Response(body, { headers: { 'x-request-id': 'req-9' } }))
    await expect(reply).rejects.toMatchObject({ name: 'ApiError', code: 'MALFORMED', requestId: 'req-9' })
  }
}

/** A download asks for the filtered rows of every page. */
export function expectDownload(ask: ScopeCall[1], path: string) {
  const { scope, last } = openScope()
  ask(scope).catch(() => undefined)
  const { pathname, searchParams } = new URL(last().url, 'http://host')
  expect(pathname).toBe(`/v1/hotel_management/properties/${path}`)
  const sent = ['property_id', 'download', 'page', 'per_page'].map((name) => searchParams.get(name))
  expect(sent).toEqual(['7', '1', null, null])
}

/** A record that is read through its list and is not there. */
export async function expectMissing(ask: ScopeCall[1]) {
  const { scope, last } = openScope()
  const reply = ask(scope)
  last().answer({ data: [], meta: { current_page: 1, last_page: 1, per_page: 1, total: 0 } })
  await expect(reply).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
}
