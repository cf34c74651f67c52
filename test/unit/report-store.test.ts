import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { reportStore } from '../../src/machines/problems/report-store.ts'
import { forgetOtherOwners } from '../../src/machines/session/owned-storage.ts'
import { report } from '../support/problem-records.ts'
import { user } from '../support/records.ts'
import { storageInMemory } from '../support/storage-in-memory.ts'

let memory: ReturnType<typeof storageInMemory>
let signedIn: ReturnType<typeof user> | null
const jar = { readUser: () => signedIn }
const open = (propertyId = 7) => reportStore({ jar, storage: memory.open, propertyId })

beforeEach(async () => {
  memory = storageInMemory()
  signedIn = user()
  for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name!)
})

test('a report is stored with its photos until it is removed, and a reload finds it', async () => {
  const photo = new File([new Uint8Array([0xff, 0xd8, 0xff, 1])], 'tap.jpg', { type: 'image/jpeg' })
  const store = open()
  expect(await store.write(report({ key: 'b', at: 2 }))).toBe(true)
  expect(await store.write(report({ key: 'a', at: 1, photos: [photo] }))).toBe(true)
  const [first, second] = await open().read()
  expect([first!.key, second!.key]).toEqual(['a', 'b'])
  expect([first!.photos[0]!.name, new Uint8Array(await first!.photos[0]!.arrayBuffer())[3]]).toEqual(['tap.jpg', 1])
  await store.remove('a')
  expect((await open().read()).map(({ key }) => key)).toEqual(['b'])
})

test('each property has its own reports', async () => {
  await open(7).write(report({ key: 'here', propertyId: 7 }))
  await open(8).write(report({ key: 'there', propertyId: 8 }))
  expect((await open(7).read()).map(({ key }) => key)).toEqual(['here'])
})

test('the end of the session deletes the reports, and another person never sees them', async () => {
  await open().write(report())
  forgetOtherOwners(memory.open, null)
  expect(await open().read()).toEqual([])
  await vi.waitFor(async () => expect(await indexedDB.databases()).toEqual([]))

  await open().write(report())
  const owner = signedIn!
  signedIn = user({ id: 4, token: 'token-of-hana' })
  forgetOtherOwners(memory.open, '4')
  expect(await open().read()).toEqual([])
  signedIn = owner
  expect(await open().read()).toEqual([])
})

test('nothing is stored after the session has ended, or where the browser denies its storage', async () => {
  const store = open()
  signedIn = null
  expect(await store.write(report())).toBe(false)
  signedIn = user()
  const denied = reportStore({
    jar,
    propertyId: 7,
    storage: () => {
      throw new Error('denied')
    },
  })
  expect(await denied.write(report())).toBe(false)
  expect(await denied.read()).toEqual([])
})

test('reports of an older build that lack a field are left out', async () => {
  const { refusal: _refusal, ...older } = report({ key: 'older' })
  await open().write(older as never)
  await open().write(report({ key: 'newer' }))
  expect((await open().read()).map(({ key }) => key)).toEqual(['newer'])
})
