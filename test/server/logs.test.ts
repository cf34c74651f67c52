import { expect, test } from 'vitest'
import { activity_log } from '../../server/db/schema/activity.ts'
import { openApi } from '../support/api.ts'
import { formOf } from '../support/api-calls.ts'

test('the request log and the activity log have no passwords or tokens, even for a failed request', async () => {
  const api = await openApi()
  const secrets = ['Welcome-2026!', 'Wrong-Guess-77!', 'Next-Secret-2026!']
  const token = await api.signIn('manager')
  secrets.push(token)
  await api.signIn('manager', secrets[1]).catch(() => undefined)
  const headers = { Authorization: `Bearer ${token}` }
  const path = '/api/v1/user_management/users/change_password'
  const form = { current_password: secrets[0]!, password: secrets[2]!, confirm_password: secrets[2]!, user_id: 1 }
  const body = formOf({ ...form, first_time_login: 0 })
  const changed = await (await api.fetch(path, { method: 'POST', body, headers })).json()
  secrets.push(changed.data.token)
  await api.fetch(`/api/v1/logout?token=${token}`, { method: 'POST', headers })
  await api.fetch(`/api/v1/hotel_management/properties/property?keyword=${token}`, { headers })
  const logged = api.logged.join('') + JSON.stringify(await api.db.select().from(activity_log))
  for (const secret of secrets) expect(logged).not.toContain(secret)
  expect(logged).not.toContain('argon2')
  const lines = api.logged.map((line) => JSON.parse(line))
  expect(lines.every((line) => line.requestId)).toBe(true)
  const requests = lines.filter(({ msg }) => msg === 'request')
  expect(requests.every((line) => line.status && typeof line.ms === 'number')).toBe(true)
  await api.close()
})

test('a database error is logged without the parameters of the query', async () => {
  const api = await openApi()
  await api.db.execute('drop table login_attempts')
  await api.fetch('/api/v1/login', {
    method: 'POST',
    body: new URLSearchParams({ email: 'secret@demo.example', password: 'Secret-2026!' }),
  })
  const logged = api.logged.join('')
  expect(logged).toContain('login_attempts')
  expect(logged).not.toMatch(/Secret-2026|secret@demo|params:/)
  await api.close()
})
