import { afterEach, expect, test, vi } from 'vitest'

/** The page size of a list without one in its address, in a window of this height, and the address of the list with each size. */
async function openedAt(innerHeight: number, { fontSize = '16px', density = 'comfortable' } = {}) {
  vi.resetModules()
  vi.stubGlobal('document', { documentElement: { dataset: { density } } })
  vi.stubGlobal('getComputedStyle', () => ({ fontSize }))
  vi.stubGlobal('innerHeight', innerHeight)
  const routes = await import('../../src/routes/properties.ts')
  return {
    size: routes.parsePropertySearch('').per_page,
    addressOf: (per_page: number) => routes.properties({ ...routes.allProperties, per_page }),
    sizeAt: (search: string) => routes.parsePropertySearch(search).per_page,
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

test.each([
  [400, 10],
  [900, 10],
  [1251, 10],
  [1252, 25],
  [2151, 25],
  [2152, 50],
  [5000, 100],
])('a window %i px high shows %i rows', async (innerHeight, size) => {
  expect((await openedAt(innerHeight)).size).toBe(size)
})

test('compact rows and a smaller text leave room for more, a larger text for fewer', async () => {
  expect((await openedAt(1110, { density: 'compact' })).size).toBe(25)
  expect((await openedAt(1180, { fontSize: '15px' })).size).toBe(25)
  expect((await openedAt(1400, { fontSize: '20px' })).size).toBe(10)
})

test('an address that names its size keeps it, also the smallest in a high window', async () => {
  const { addressOf, sizeAt, size } = await openedAt(1300)
  expect([size, sizeAt('?per_page=10'), sizeAt('?per_page=50')]).toEqual([25, 10, 50])
  expect(addressOf(10)).toBe('/hotel-management/properties?per_page=10')
  expect(addressOf(25)).toBe('/hotel-management/properties')
})

test('without a window, as in a test path that is generated, it is ten', async () => {
  vi.resetModules()
  const { allProperties } = await import('../../src/routes/properties.ts')
  expect(allProperties.per_page).toBe(10)
})
