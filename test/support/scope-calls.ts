import { expect } from 'vitest'
import { type PropertyScope, withProperty } from '../../src/api/property-scope.ts'
import { openWire } from './wire.ts'

/** A function of `src/api` for a property, and the expected call: `POST path`, and its fields as in a query. */
export type ScopeCall = [name: string, ask: (at: PropertyScope) => Promise<unknown>, address: string, form?: string]

/** A network with the scope of property 7. */
export const openScope = () => {
  const wire = openWire()
  return { ...wire, scope: withProperty(wire.http, { id: 7, prefix: 'harbour-view' }) }
}

/** Expects the exact method, path, query and fields, and a body only if the call has one. */
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

/** Expects an ApiError with the request number for any other reply. */
export async function expectMalformed(ask: ScopeCall[1]) {
  for (const body of ['not json', '{"data":"no object"}', '{"data":{"message":7},"meta":{}}', 'null']) {
    const { scope, last } = openScope()
    const reply = ask(scope)
    last().reply(new Response(body, { headers: { 'x-request-id': 'req-9' } }))
    await expect(reply).rejects.toMatchObject({ name: 'ApiError', code: 'MALFORMED', requestId: 'req-9' })
  }
}

/** Expects a download of the filtered rows of every page. */
export function expectDownload(ask: ScopeCall[1], path: string) {
  const { scope, last } = openScope()
  ask(scope).catch(() => undefined)
  const { pathname, searchParams } = new URL(last().url, 'http://host')
  expect(pathname).toBe(`/v1/hotel_management/properties/${path}`)
  const sent = ['property_id', 'download', 'page', 'per_page'].map((name) => searchParams.get(name))
  expect(sent).toEqual(['7', '1', null, null])
}

/** Expects an error for a record that the list doesn't find. */
export async function expectMissing(ask: ScopeCall[1]) {
  const { scope, last } = openScope()
  const reply = ask(scope)
  last().answer({ data: [], meta: { current_page: 1, last_page: 1, per_page: 1, total: 0 } })
  await expect(reply).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
}
