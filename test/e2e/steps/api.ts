import { type Body, formOf, newProperty } from '../../support/api-calls.ts'
import type { Facility } from '../../../src/api/contract/facility.ts'
import type { Property } from '../../../src/api/contract/property.ts'
import { demoPassword } from '../../support/browser.ts'

const base = '/api/v1/hotel_management/properties'

/** What another person does at the same time: calls as the manager, without a browser. */
export async function colleagueAt(url: string) {
  const body = new URLSearchParams({ email: 'manager@demo.example', password: demoPassword })
  const login = await fetch(`${url}/api/v1/login`, { method: 'POST', body })
  const { data } = (await login.json()) as { data: { token: string } }
  const headers = { Authorization: `Bearer ${data.token}` }
  const call = async <T>(path: string, init: RequestInit = {}): Promise<T> => {
    const reply = await fetch(`${url}${base}/${path}`, { ...init, headers })
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
    return ((await reply.json()) as { data: T }).data
  }
  return {
    view: (prefix: string) => call<Property>(`property/${prefix}`),
    /** A property without rooms: nothing stands against what a test wants of it. */
    add: (prefix: string, over: Body = {}) =>
      call<Property>('property', { method: 'POST', body: formOf(newProperty(prefix, over)) }),
    /** The rooms that are free for the night to come. */
    freeRooms: (propertyId: number) => {
      const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
      const query = `property_id=${propertyId}&query_type=rooms&dontPaginate=1&available_start=${tomorrow}`
      return call<{ name: string }[]>(`facilities?${query}`)
    },
    rooms: (propertyId: number) =>
      call<Facility[]>(`facilities?property_id=${propertyId}&query_type=rooms&dontPaginate=1&hide_images=1`),
    addType: (name: string) =>
      call<{ id: number; name: string }>('property_types', { method: 'POST', body: formOf({ name }) }),
  }
}
