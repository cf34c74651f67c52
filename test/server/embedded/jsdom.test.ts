// @vitest-environment jsdom
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openApi } from '../../support/api.ts'
import { callerOf, newProperty } from '../../support/api-calls.ts'

test('the whole server runs inside a screen test and handles forms, files and downloads of jsdom', async () => {
  expect(typeof document).toBe('object')
  const api = await openApi()
  const manager = await callerOf(api, 'manager')
  const png = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'navy' } })
    .png()
    .toBuffer()
  const images = [new File([new Uint8Array(png)], 'a.png', { type: 'image/png' })]
  const { status, body } = await manager.post('property', newProperty('from-jsdom', { images }))
  expect([status, body.data?.images.length, body.errors]).toEqual([201, 1, undefined])
  const file = await manager.fetch('/api/v1/hotel_management/properties/property?download=1')
  expect(file.status).toBe(200)
  await api.close()
})
