import { callerOf, changeOf, formOf, newProperty } from './api-calls.ts'
import { day } from './day.ts'
import { type Steps, type WriteSequence, base } from './write-sequence.ts'
import { secondFactorSteps } from './write-sequence-second-factor.ts'

const taken = { name: 'Walked' }
const endedImport = (property_id: number) => ({ kind: 'import', property_id, list: 'rooms', rows: 40, refused: 3 })

/** Steps for sessions, passwords and properties. */
export const propertySteps = (sequence: WriteSequence): Steps => ({
  'POST /v1/login': {
    accepted: () => sequence.signIn('Welcome-2026!'),
    logged: ['session signed_in user'],
    refused: () => sequence.signIn('Wrong-2026!'),
    loggedWhenRefused: ['session sign_in_failed user'],
  },
  'POST /v1/logout': {
    accepted: async () => (await callerOf(sequence.api, 'accountant')).post('/api/v1/logout', {}),
    logged: ['session signed_in user', 'session signed_out user'],
    refused: async () => {
      const reply = await sequence.api.fetch('/api/v1/logout', { method: 'POST' })
      return { status: reply.status, body: await reply.json() }
    },
  },
  'POST /v1/user_management/users/change_password': {
    accepted: async () => {
      const body = formOf({ email: 'new@demo.example', password: 'Welcome-2026!' })
      const { data } = await (await sequence.api.fetch('/api/v1/login', { method: 'POST', body })).json()
      const form = { password: 'First-time-2026!', confirm_password: 'First-time-2026!', user_id: data.id }
      const reply = await sequence.api.fetch('/api/v1/user_management/users/change_password', {
        method: 'POST',
        headers: { Authorization: `Bearer ${data.token}` },
        body: formOf({ ...form, first_time_login: 1 }),
      })
      return { status: reply.status, body: await reply.json() }
    },
    logged: ['session signed_in user', 'access password_changed user'],
    refused: () => {
      const form = { current_password: 'Wrong-2026!', password: 'Other-2026!!', confirm_password: 'Other-2026!!' }
      return sequence.post('/v1/user_management/users/change_password', { ...form, user_id: 1, first_time_login: 0 })
    },
  },
  'POST /v1/user_management/sessions/end_others': {
    accepted: async () => {
      await sequence.signIn('Welcome-2026!')
      return sequence.post('/v1/user_management/sessions/end_others', {})
    },
    logged: ['session signed_in user', 'session sessions_ended user'],
    refused: () => sequence.post('/v1/user_management/sessions/end_others', { id: 1 }),
  },
  'DELETE /v1/user_management/sessions/{id}': {
    accepted: async () => {
      await sequence.signIn('Welcome-2026!')
      const { data } = await (await sequence.manager.fetch('/api/v1/user_management/sessions')).json()
      const other = data.find(({ is_current }: { is_current: boolean }) => !is_current)
      return sequence.remove(`/v1/user_management/sessions/${other.id}`)
    },
    logged: ['session signed_in user', 'session sessions_ended user'],
    refused: () => sequence.remove('/v1/user_management/sessions/999999'),
  },
  ...secondFactorSteps(sequence),
  'POST /v1/user_management/preferences': {
    accepted: () => sequence.post('/v1/user_management/preferences', { theme: 'dark', text_size: 'large' }),
    logged: [],
    refused: () => sequence.post('/v1/user_management/preferences', { theme: 'sepia' }),
  },
  'POST /v1/hotel_management/list-views': {
    accepted: () =>
      sequence.make('view', '/v1/hotel_management/list-views', {
        list: 'properties',
        name: 'Walked',
        query: 'sort=-name',
        is_default: 1,
      }),
    logged: [],
    refused: () =>
      sequence.post('/v1/hotel_management/list-views', { list: 'properties', name: 'WALKED', query: 'sort=name' }),
  },
  'POST /v1/hotel_management/list-views/{id}': {
    accepted: () =>
      sequence.post(`/v1/hotel_management/list-views/${sequence.ids.view}`, { name: 'Walked on', is_shared: 1 }),
    logged: [],
    refused: () =>
      sequence.post(`/v1/hotel_management/list-views/${sequence.ids.view}`, { name: 'x', lock_version: 99 }),
  },
  'POST /v1/hotel_management/notices': {
    accepted: () => sequence.post('/v1/hotel_management/notices', endedImport(sequence.property.id)),
    logged: [],
    refused: () => sequence.post('/v1/hotel_management/notices', endedImport(999_999)),
  },
  'POST /v1/hotel_management/notices/read': {
    accepted: () => sequence.post('/v1/hotel_management/notices/read', { up_to: 1 }),
    logged: [],
    refused: () => sequence.post('/v1/hotel_management/notices/read', {}),
  },
  [`POST ${base}/property_types`]: {
    accepted: () => sequence.make('propertyType', `${base}/property_types`, taken),
    logged: ['property_types created property_type'],
    refused: () => sequence.post(`${base}/property_types`, taken),
  },
  [`POST ${base}/update_property_type_name/`]: {
    accepted: () =>
      sequence.post(`${base}/update_property_type_name/`, { id: sequence.ids.propertyType!, name: 'Walked on' }),
    logged: ['property_types renamed property_type'],
    refused: () =>
      sequence.post(`${base}/update_property_type_name/`, {
        id: sequence.ids.propertyType!,
        name: 'x',
        lock_version: 99,
      }),
  },
  [`POST ${base}/property`]: {
    accepted: () =>
      sequence.make(
        'property',
        `${base}/property`,
        newProperty('walked', { property_type_id: sequence.ids.propertyType! }),
      ),
    logged: ['properties created property'],
    refused: () => sequence.post(`${base}/property`, newProperty('walked')),
  },
  [`POST ${base}/update_property/{property_id}`]: {
    accepted: () =>
      sequence.post(
        `${base}/update_property/${sequence.ids.property}`,
        changeOf(newProperty(''), { name: 'Walked house' }),
      ),
    logged: ['properties updated property'],
    refused: () =>
      sequence.post(
        `${base}/update_property/${sequence.ids.property}`,
        changeOf(newProperty(''), { lock_version: 99 }),
      ),
  },
  [`POST ${base}/update_property_bookable_date/`]: {
    accepted: () =>
      sequence.post(`${base}/update_property_bookable_date/`, {
        property_ids: [sequence.ids.property!, 999_999],
        bookable_date_from: day(1),
        bookable_date_to: day(9),
      }),
    logged: ['properties bookable_dates_changed property'],
    refused: () =>
      sequence.post(`${base}/update_property_bookable_date/`, {
        property_ids: [sequence.ids.property!],
        bookable_date_from: day(9),
        bookable_date_to: day(1),
      }),
  },
  [`POST ${base}/update_property_status`]: {
    accepted: () =>
      sequence.post(`${base}/update_property_status`, { property_ids: [sequence.ids.property!], status: 0 }),
    logged: ['properties status_changed property'],
    refused: () => sequence.post(`${base}/update_property_status`, { property_ids: [sequence.property.id], status: 0 }),
  },
  [`POST ${base}/{property_id}/clone`]: {
    accepted: () => sequence.post(`${base}/${sequence.ids.property!}/clone`, { name: 'Cloned', prefix: 'cloned' }),
    logged: ['properties created property'],
    refused: () => sequence.post(`${base}/${sequence.ids.property!}/clone`, { name: 'Cloned', prefix: 'harbour-view' }),
  },
  [`POST ${base}/{property_id}/copy`]: {
    accepted: () =>
      sequence.post(`${base}/${sequence.ids.property!}/copy`, {
        from_property_id: sequence.property.id,
        with: ['amenities'],
      }),
    // Each of the ten amenities of the source.
    logged: Array.from({ length: 10 }, () => 'amenities created amenity'),
    refused: () =>
      sequence.post(`${base}/${sequence.ids.property!}/copy`, { from_property_id: 999_999, with: ['amenities'] }),
  },
})
