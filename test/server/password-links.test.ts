import { addHours } from 'date-fns'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../../server/config.ts'
import { purgeExpired } from '../../server/db/purge.ts'
import { idempotency_keys, password_links } from '../../server/db/schema/session.ts'
import { type Api, openApi } from '../support/api.ts'
import { type Caller, callerOf, formOf } from '../support/api-calls.ts'
import {
  addPerson,
  isLinkValid,
  linkPath,
  newPassword,
  setStatus,
  setPasswordBy,
  usersPath,
} from '../support/people.ts'
import { userId } from '../support/report-schedules.ts'

let clock = new Date('2026-06-02T10:00:00Z')
let api: Api
let manager: Caller
beforeAll(async () => {
  const config = { trustProxy: true, sessionIdleHours: 0, loginAttempts: { perAccount: 10, perAddress: 3 } }
  api = await openApi({ now: () => clock, config })
  manager = await callerOf(api, 'manager')
})
beforeEach(() => api.resetAttempts())
afterAll(() => api.close())

const makeLink = async (id: number) => manager.post(`${usersPath}/${id}/password_link`, {})
const invalid = {
  message: 'This link doesn’t work any more. It has expired, was used or was replaced.',
  code: 'INVALID_LINK',
}
const isSignedIn = async (token: string) => {
  const headers = { Authorization: `Bearer ${token}` }
  return (await api.fetch('/api/v1/user_management/access_control/user/permissions', { headers })).ok
}

test('a new person sets a password by the link, once, and signs in', async () => {
  const { link } = await addPerson(api, manager, 'once@people.example')
  expect(link.expires_at).toBe(addHours(clock, 24).toISOString())
  const read = await api.fetch(`${linkPath}/read`, { method: 'POST', body: formOf({ token: link.token }) })
  expect((await read.json()).data).toEqual({
    email: 'once@people.example',
    first_name: 'Paula',
    expires_at: link.expires_at,
  })
  expect((await setPasswordBy(api, link.token)).status).toBe(200)
  expect(await setPasswordBy(api, link.token, 'Another-2026!')).toEqual({ status: 404, body: invalid })
  const body = formOf({ email: 'once@people.example', password: newPassword })
  const { data } = await (await api.fetch('/api/v1/login', { method: 'POST', body })).json()
  expect(data).toMatchObject({ is_pass_updated: 1, first_name: 'Paula' })
})

test('until the link is used, the old password and the sessions go on; then all sessions are over', async () => {
  const id = await userId(api, 'frontdesk')
  const session = await api.signIn('frontdesk')
  const { token } = (await makeLink(id)).body.data
  expect(await isSignedIn(session)).toBe(true)
  await api.signIn('frontdesk')
  expect((await setPasswordBy(api, token)).status).toBe(200)
  expect(await isSignedIn(session)).toBe(false)
  await expect(api.signIn('frontdesk')).rejects.toThrow('401')
  await api.signIn('frontdesk', newPassword)
})

test('a link works for 24 hours or as long as configured, and is then deleted', async () => {
  const { id, link } = await addPerson(api, manager, 'late@people.example')
  const start = clock
  clock = addHours(start, 24)
  expect(await isLinkValid(api, link.token)).toBe(false)
  expect(await setPasswordBy(api, link.token)).toEqual({ status: 404, body: invalid })
  clock = new Date(addHours(start, 24).getTime() - 1)
  expect(await isLinkValid(api, link.token)).toBe(true)
  clock = start
  expect(readConfig({ PASSWORD_LINK_HOURS: '2' }).passwordLinkHours).toBe(2)
  expect(() => readConfig({ PASSWORD_LINK_HOURS: '0' })).toThrow('PASSWORD_LINK_HOURS: must be at least 1')
  await purgeExpired(api.db, addHours(start, 24), readConfig({}).retention)
  expect(await api.db.$count(password_links, eq(password_links.user_id, id))).toBe(1)
  const deleted = await purgeExpired(api.db, new Date(addHours(start, 24).getTime() + 1), readConfig({}).retention)
  expect(deleted['password_links']).toBeGreaterThan(0)
  expect(await api.db.$count(password_links, eq(password_links.user_id, id))).toBe(0)
})

test('a newer link, a changed password and a deactivation end a link', async () => {
  const { id, link } = await addPerson(api, manager, 'ended@people.example')
  const newer = (await makeLink(id)).body.data
  expect([await isLinkValid(api, link.token), await isLinkValid(api, newer.token)]).toEqual([false, true])
  await setPasswordBy(api, newer.token)
  const third = (await makeLink(id)).body.data
  const token = await api.signIn('ended@people.example', newPassword)
  const form = { current_password: newPassword, password: 'Other-2026!!', confirm_password: 'Other-2026!!' }
  const changed = await api.fetch('/api/v1/user_management/users/change_password', {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: formOf({ ...form, user_id: id, first_time_login: 0 }),
  })
  expect(changed.status).toBe(200)
  expect(await isLinkValid(api, third.token)).toBe(false)
  const fourth = (await makeLink(id)).body.data
  await setStatus(api, id, 0)
  await setStatus(api, id, 1)
  expect(await isLinkValid(api, fourth.token)).toBe(false)
})

test('a deactivated person is signed out for good: neither session nor link returns with the account', async () => {
  const { id, link } = await addPerson(api, manager, 'leaver@people.example')
  await setPasswordBy(api, link.token)
  const session = await api.signIn('leaver@people.example', newPassword)
  expect((await manager.post(`${usersPath}/${id}/status`, { status: 0 })).body.data.status).toBe(0)
  expect(await isSignedIn(session)).toBe(false)
  await expect(api.signIn('leaver@people.example', newPassword)).rejects.toThrow('403')
  expect((await makeLink(id)).body).toMatchObject({ code: 'REFUSED' })
  expect((await manager.post(`${usersPath}/${id}/status`, { status: 1 })).status).toBe(200)
  expect(await isSignedIn(session)).toBe(false)
  await api.signIn('leaver@people.example', newPassword)
})

test('weak, common and mismatched passwords are refused, and the link stays', async () => {
  const { link } = await addPerson(api, manager, 'weak@people.example')
  expect((await setPasswordBy(api, link.token, 'weak')).body.errors).toEqual({
    password: ['Must meet every rule of the list'],
  })
  expect((await setPasswordBy(api, link.token, 'Password1!')).body.errors).toEqual({
    password: ['This password is one of the most used. Choose another.'],
  })
  expect((await setPasswordBy(api, link.token, 'Weak-weak-2026!')).body.errors).toEqual({
    password: ['This password contains your name, your email address or the name of a hotel. Choose another.'],
  })
  const unequal = formOf({ token: link.token, password: newPassword, confirm_password: 'Other-2026!!' })
  const reply = await api.fetch(linkPath, { method: 'POST', body: unequal })
  expect((await reply.json()).errors).toEqual({ confirm_password: ['Passwords do not match!'] })
  expect(await isLinkValid(api, link.token)).toBe(true)
})

test('of ten uses at once one sets the password', async () => {
  const { link } = await addPerson(api, manager, 'race@people.example')
  const replies = await Promise.all(Array.from({ length: 10 }, () => setPasswordBy(api, link.token)))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(404)])
})

test('guessing links is throttled by address, and is a security event', async () => {
  const headers = { 'X-Forwarded-For': '192.0.2.9' }
  const statuses: number[] = []
  api.logged.splice(0)
  for (let attempt = 0; attempt < 4; attempt += 1)
    statuses.push((await setPasswordBy(api, `guess-${attempt}`, newPassword, headers)).status)
  expect(statuses).toEqual([404, 404, 404, 429])
  const events = api.logged.map((line) => JSON.parse(line)).filter(({ event }) => event === 'security')
  expect(events.map(({ kind, ip }) => [kind, ip])).toEqual([
    ...Array.from({ length: 3 }, () => ['invalid_link', '192.0.2.9']),
    ['throttled', '192.0.2.9'],
  ])
})

test('neither the database nor the log has a token that can be read', async () => {
  const key = 'link-once'
  const { id } = await addPerson(api, manager, 'secret@people.example')
  const post = () => manager.post(`${usersPath}/${id}/password_link`, {}, { 'Idempotency-Key': key })
  const first = (await post()).body.data
  expect((await post()).body.data).toEqual(first)
  const stored = JSON.stringify([
    await api.db.select().from(password_links),
    await api.db.select().from(idempotency_keys),
  ])
  expect([stored.includes(key), stored.includes(first.token)]).toEqual([true, false])
  expect(api.logged.join('').includes(first.token)).toBe(false)
})
