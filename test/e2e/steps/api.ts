import { type Body, changeOf, formOf, newProperty } from '../../support/api-calls.ts'
import { addDays } from '../../../src/api/contract/days.ts'
import type { Facility } from '../../../src/api/contract/facility.ts'
import type { Property } from '../../../src/api/contract/property.ts'
import { demoPassword } from '../../support/browser.ts'

const base = '/api/v1/hotel_management/properties'

/** Another user's API calls at the same time. */
export async function colleagueAt(url: string, account = 'manager') {
  const body = new URLSearchParams({ email: `${account}@demo.example`, password: demoPassword })
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
    /** Adds a property without rooms, so that every action on it is allowed. */
    add: (prefix: string, over: Body = {}) =>
      call<Property>('property', { method: 'POST', body: formOf(newProperty(prefix, over)) }),
    /** Changes a property that `add` has added. */
    change: (id: number, over: Body) =>
      call<Property>(`update_property/${id}`, { method: 'POST', body: formOf(changeOf(newProperty(''), over)) }),
    /** The rooms that are free tomorrow night. */
    freeRooms: (propertyId: number) => {
      const tomorrow = addDays(new Date().toISOString().slice(0, 10), 1)
      const query = `property_id=${propertyId}&query_type=rooms&dontPaginate=1&available_start=${tomorrow}`
      return call<{ name: string }[]>(`facilities?${query}`)
    },
    rooms: (propertyId: number) =>
      call<Facility[]>(`facilities?property_id=${propertyId}&query_type=rooms&dontPaginate=1&hide_images=1`),
    addType: (name: string) =>
      call<{ id: number; name: string }>('property_types', { method: 'POST', body: formOf({ name }) }),
  }
}
