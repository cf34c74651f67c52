import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '../../server/db/schema/access.ts'
import { singleKeys } from '../../src/api/contract/single-keys.ts'
import { type Api, openApi } from '../support/api.ts'
import { type Caller, callerOf } from '../support/api-calls.ts'

let api: Api
let manager: Caller
beforeAll(async () => {
  api = await openApi()
  manager = await callerOf(api, 'manager')
})
afterAll(() => api.close())

const path = '/api/v1/user_management/preferences'
const defaults = {
  theme: 'system',
  contrast: 'system',
  text_size: 'standard',
  density: 'comfortable',
  language: 'browser',
  formats: 'browser',
  single_keys: 'on',
  ...singleKeys,
}
/** The preferences that the app learns with the permissions. */
const preferencesOf = async (caller: Caller) =>
  (await caller.get('/api/v1/user_management/access_control/user/permissions')).body.data.preferences

test('a person starts with the defaults, and a change keeps what it leaves out', async () => {
  expect(await preferencesOf(manager)).toEqual(defaults)
  await manager.post(path, { theme: 'dark', density: 'compact' })
  const { status, body } = await manager.post(path, { theme: 'light', text_size: 'extra_large' })
  const changed = {
    theme: 'light',
    contrast: 'system',
    text_size: 'extra_large',
    density: 'compact',
    language: 'browser',
    formats: 'browser',
    single_keys: 'on',
    ...singleKeys,
  }
  expect([status, body.data]).toEqual([200, changed])
  expect(await preferencesOf(manager)).toEqual(changed)
})

test('preferences belong to one person', async () => {
  const frontDesk = await callerOf(api, 'frontdesk')
  await frontDesk.post(path, { contrast: 'more' })
  expect((await preferencesOf(manager)).contrast).toBe('system')
  expect(await preferencesOf(frontDesk)).toEqual({ ...defaults, contrast: 'more' })
})

test.each([
  ['an unknown value', { theme: 'sepia' }, 'theme'],
  ['an unknown field', { theme: 'dark', font: 'Comic Sans' }, 'font'],
  ['a key of two signs', { key_block: 'xy' }, 'key_block'],
  ['a space as a key', { key_move: ' ' }, 'key_move'],
  ['an unknown choice of keys', { single_keys: 'some' }, 'single_keys'],
  ['a list', { 'theme[]': 'dark' }, 'theme'],
  ['another person', { user_id: 2, theme: 'dark' }, 'user_id'],
])('%s is refused', async (_, fields, name) => {
  const { status, body } = await manager.post(path, fields as Record<string, string | number>)
  expect([status, Object.keys(body.errors).map((field) => field.replace('[]', ''))]).toEqual([422, [name]])
})

test('a key is changed, or turned off by an empty one', async () => {
  const attendant = await callerOf(api, 'attendant')
  await attendant.post(path, { key_block: 'x', key_move: '' })
  expect(await preferencesOf(attendant)).toEqual({ ...defaults, key_block: 'x', key_move: '' })
})

test('an empty change changes nothing', async () => {
  const before = await preferencesOf(manager)
  expect((await manager.post(path, {})).body.data).toEqual(before)
})

test('a stored value that this version does not know is shown as the default, and survives a change', async () => {
  const visitor = await callerOf(api, 'visitor')
  await api.db.update(users).set({ preferences: { theme: 'sepia', language: 'pt' } as never })
  expect(await preferencesOf(visitor)).toEqual(defaults)
  await visitor.post(path, { density: 'compact' })
  const stored = (await api.db.select().from(users)).map(({ preferences }) => preferences)
  expect(stored).toContainEqual({ theme: 'sepia', language: 'pt', density: 'compact' })
})

test('without a session nothing is stored', async () => {
  const body = new URLSearchParams({ theme: 'dark' })
  expect((await api.fetch(path, { method: 'POST', body })).status).toBe(401)
})
