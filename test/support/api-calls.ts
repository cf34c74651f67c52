import type { Api } from './api.ts'

export type Body = Record<string, string | number | null | Blob | readonly (string | number | Blob)[]>

/** Form data as the shared client sends it: lists as `k[]`, null as an empty text. */
export function formOf(fields: Body): FormData {
  const form = new FormData()
  const append = (name: string, value: string | number | null | Blob) =>
    value instanceof Blob ? form.append(name, value) : form.append(name, value === null ? '' : String(value))
  for (const [name, value] of Object.entries(fields))
    if (Array.isArray(value)) for (const item of value) append(`${name}[]`, item)
    else append(name, value as string | number | null | Blob)
  return form
}

/** Calls with the token of an account. Returns `[status, body]`. */
export async function callerOf(api: Api, account: string) {
  const fetch = await api.as(account)
  const read = async (reply: Response) => ({ status: reply.status, headers: reply.headers, body: await reply.json() })
  const base = '/api/v1/hotel_management/properties/'
  return {
    fetch,
    get: async (path: string) => read(await fetch(path.startsWith('/') ? path : base + path)),
    post: async (path: string, fields: Body, headers: Record<string, string> = {}) =>
      read(await fetch(path.startsWith('/') ? path : base + path, { method: 'POST', body: formOf(fields), headers })),
    remove: async (path: string) => read(await fetch(base + path, { method: 'DELETE' })),
  }
}

export type Caller = Awaited<ReturnType<typeof callerOf>>

/** A complete, valid form of a new property. */
export const newProperty = (prefix: string, over: Body = {}): Body => ({
  prefix,
  name: 'Test House',
  property_type_id: 1,
  status: 1,
  bookable_date_from: null,
  bookable_date_to: null,
  timezone: 'Europe/Lisbon',
  currency: 'EUR',
  check_in_time: '15:00',
  check_out_time: '11:00',
  address: 'Rua Um 1, Lisboa',
  email: null,
  phone: null,
  ...over,
})

/** The same form without the fields that an update doesn't accept. */
export function changeOf(fields: Body, over: Body = {}): Body {
  const { prefix: _prefix, ...rest } = fields
  return { ...rest, ...over }
}
