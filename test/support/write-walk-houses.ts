import { callerOf, changeOf, formOf, newProperty } from './api-calls.ts'
import { day } from './inventory.ts'
import { type Steps, type Walk, base } from './write-walk.ts'

const taken = { name: 'Walked' }

/** Sessions, passwords and properties. */
export const houseSteps = (walk: Walk): Steps => ({
  'POST /v1/login': {
    accepted: () => walk.signIn('Welcome-2026!'),
    told: ['session signed_in user'],
    refused: () => walk.signIn('Wrong-2026!'),
    toldOfRefused: ['session sign_in_failed user'],
  },
  'POST /v1/logout': {
    accepted: async () => (await callerOf(walk.api, 'accountant')).post('/api/v1/logout', {}),
    told: ['session signed_in user', 'session signed_out user'],
    refused: async () => {
      const reply = await walk.api.fetch('/api/v1/logout', { method: 'POST' })
      return { status: reply.status, body: await reply.json() }
    },
  },
  'POST /v1/user_management/users/change_password': {
    accepted: async () => {
      const body = formOf({ email: 'new@demo.example', password: 'Welcome-2026!' })
      const { data } = await (await walk.api.fetch('/api/v1/login', { method: 'POST', body })).json()
      const form = { password: 'First-time-2026!', confirm_password: 'First-time-2026!', user_id: data.id }
      const reply = await walk.api.fetch('/api/v1/user_management/users/change_password', {
        method: 'POST',
        headers: { Authorization: `Bearer ${data.token}` },
        body: formOf({ ...form, first_time_login: 1 }),
      })
      return { status: reply.status, body: await reply.json() }
    },
    told: ['session signed_in user', 'access password_changed user'],
    refused: () => {
      const form = { current_password: 'Wrong-2026!', password: 'Other-2026!!', confirm_password: 'Other-2026!!' }
      return walk.post('/v1/user_management/users/change_password', { ...form, user_id: 1, first_time_login: 0 })
    },
  },
  [`POST ${base}/property_types`]: {
    accepted: () => walk.make('propertyType', `${base}/property_types`, taken),
    told: ['property_types created property_type'],
    refused: () => walk.post(`${base}/property_types`, taken),
  },
  [`POST ${base}/update_property_type_name/`]: {
    accepted: () => walk.post(`${base}/update_property_type_name/`, { id: walk.made.propertyType!, name: 'Walked on' }),
    told: ['property_types renamed property_type'],
    refused: () =>
      walk.post(`${base}/update_property_type_name/`, { id: walk.made.propertyType!, name: 'x', lock_version: 99 }),
  },
  [`POST ${base}/property`]: {
    accepted: () =>
      walk.make('property', `${base}/property`, newProperty('walked', { property_type_id: walk.made.propertyType! })),
    told: ['properties created property'],
    refused: () => walk.post(`${base}/property`, newProperty('walked')),
  },
  [`POST ${base}/update_property/{property_id}`]: {
    accepted: () =>
      walk.post(`${base}/update_property/${walk.made.property}`, changeOf(newProperty(''), { name: 'Walked house' })),
    told: ['properties updated property'],
    refused: () =>
      walk.post(`${base}/update_property/${walk.made.property}`, changeOf(newProperty(''), { lock_version: 99 })),
  },
  [`POST ${base}/update_property_bookable_date/`]: {
    accepted: () =>
      walk.post(`${base}/update_property_bookable_date/`, {
        property_ids: [walk.made.property!, 999_999],
        bookable_date_from: day(1),
        bookable_date_to: day(9),
      }),
    told: ['properties bookable_dates_changed property'],
    refused: () =>
      walk.post(`${base}/update_property_bookable_date/`, {
        property_ids: [walk.made.property!],
        bookable_date_from: day(9),
        bookable_date_to: day(1),
      }),
  },
  [`POST ${base}/update_property_status`]: {
    accepted: () => walk.post(`${base}/update_property_status`, { property_ids: [walk.made.property!], status: 0 }),
    told: ['properties status_changed property'],
    refused: () => walk.post(`${base}/update_property_status`, { property_ids: [walk.house.id], status: 0 }),
  },
})
