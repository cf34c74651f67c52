import { addPerson, personForm, setPasswordBy } from './people.ts'
import type { Steps, WriteSequence } from './write-sequence.ts'

const base = '/v1/user_management'
const email = 'walked@people.example'

/** Steps for the accounts of people and the links that set their passwords. */
export const peopleSteps = (sequence: WriteSequence): Steps => ({
  [`POST ${base}/users`]: {
    accepted: async () => sequence.make('person', `${base}/users`, await personForm(sequence.api, email)),
    logged: ['access user_created user'],
    refused: async () => sequence.post(`${base}/users`, await personForm(sequence.api, email.toUpperCase())),
  },
  [`POST ${base}/users/{id}`]: {
    accepted: async () => {
      const form = await personForm(sequence.api, email, { position: 'Walked' })
      return sequence.post(`${base}/users/${sequence.ids.person}`, { ...form, lock_version: 0 })
    },
    logged: ['access user_changed user'],
    refused: async () => {
      const form = await personForm(sequence.api, email, { position: 'Walked again' })
      return sequence.post(`${base}/users/${sequence.ids.person}`, { ...form, lock_version: 0 })
    },
  },
  [`POST ${base}/users/{id}/password_link`]: {
    accepted: () => sequence.post(`${base}/users/${sequence.ids.person}/password_link`, {}),
    logged: ['access password_link_created user'],
    refused: () => sequence.post(`${base}/users/999999/password_link`, {}),
  },
  [`POST ${base}/password_link`]: {
    accepted: async () => {
      const { link } = await addPerson(sequence.api, sequence.manager, 'linked@people.example')
      return setPasswordBy(sequence.api, link.token)
    },
    logged: ['access user_created user', 'access password_set user'],
    refused: () => setPasswordBy(sequence.api, 'nothing'),
  },
  [`POST ${base}/users/{id}/status`]: {
    accepted: () => sequence.post(`${base}/users/${sequence.ids.person}/status`, { status: 0 }),
    logged: ['access user_deactivated user'],
    refused: () => sequence.post(`${base}/users/999999/status`, { status: 0 }),
  },
})
