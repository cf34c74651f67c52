import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, openApi } from '../support/api.ts'
import { type Caller, callerOf, changeOf, newProperty } from '../support/api-calls.ts'

let api: Api
let manager: Caller
let png: File
let jpeg: File
beforeAll(async () => {
  api = await openApi()
  manager = await callerOf(api, 'manager')
  const picture = sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#4a7' } })
  png = new File([new Uint8Array(await picture.png().toBuffer())], 'pool.png')
  // The metadata may have the location and must not be published.
  const exif = { IFD0: { Make: 'SecretCamera' } }
  jpeg = new File([new Uint8Array(await picture.jpeg().withExif(exif).toBuffer())], 'lobby.gif')
})
afterAll(() => api.close())

interface Shown {
  id: string
  url: string
  width: number
  height: number
}
const create = (prefix: string, images: File[], image_order: string[] = []) =>
  manager.post('property', newProperty(prefix, { images, ...(image_order.length > 0 ? { image_order } : {}) }))

test('a picture is recognised by its content, scaled down, stripped and served as WebP', async () => {
  const { status, body } = await create('with-pictures', [png, jpeg])
  expect(status).toBe(201)
  const images: Shown[] = body.data.images
  expect(images.map(({ width, height }) => [width, height])).toEqual([
    [2000, 1000],
    [2000, 1000],
  ])
  // No token, because an <img> element sends none.
  const served = await api.fetch(`/api${images[1]!.url}`)
  expect(served.status).toBe(200)
  expect(Object.fromEntries(served.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
  const bytes = Buffer.from(await served.arrayBuffer())
  const metadata = await sharp(bytes).metadata()
  expect([metadata.format, metadata.exif, bytes.includes('SecretCamera')]).toEqual(['webp', undefined, false])
})

test('a rotated photo is stored upright, without data of the camera', async () => {
  // Stored as 300 × 200 with orientation 6, which means rotate clockwise. Its top left corner is red.
  const corner = { create: { width: 100, height: 100, channels: 3 as const, background: '#f00' } }
  const stored = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#fff' } })
    .composite([{ input: await sharp(corner).png().toBuffer(), left: 0, top: 0 }])
    .jpeg({ quality: 95 })
    .withMetadata({ orientation: 6, exif: { IFD0: { Make: 'SecretCamera' } } })
    .toBuffer()
  expect((await sharp(stored).metadata()).orientation).toBe(6)
  const { body } = await create('taken-lying-down', [new File([new Uint8Array(stored)], 'portrait.jpg')])
  const [image]: Shown[] = body.data.images
  expect([image!.width, image!.height]).toEqual([200, 300])
  const served = Buffer.from(await (await api.fetch(`/api${image!.url}`)).arrayBuffer())
  const { orientation, exif, icc, xmp, width, height } = await sharp(served).metadata()
  expect([orientation, exif, icc, xmp, width, height]).toEqual([undefined, undefined, undefined, undefined, 200, 300])
  const { data, info } = await sharp(served).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)]
  const isRed = ([red = 0, green = 0]: number[]) => red > 200 && green < 80
  // After clockwise rotation the top left corner is at the top right.
  expect([isRed(at(150, 50)), isRed(at(50, 50)), isRed(at(150, 250))]).toEqual([true, false, false])
})

test('a file that only claims to be a picture is rejected on the field', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const gif = new Uint8Array(
    await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
      .gif()
      .toBuffer(),
  )
  const cut = new Uint8Array(await png.slice(0, 200).arrayBuffer())
  for (const content of [svg, gif, cut, 'plain text', '']) {
    const file = new File([content], 'a.png', { type: 'image/png' })
    const { status, body } = await create('never-made', [file])
    expect([status, Object.keys(body.errors)]).toEqual([422, ['images']])
  }
  const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'large.png')
  expect((await create('never-made', [large])).body.errors.images).toEqual(['large.png is larger than 5 MB'])
  expect((await manager.get('property/never-made')).status).toBe(404)
})

test('a decompression bomb is rejected before decoding', async () => {
  const huge = sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'white' } })
  const file = new File([new Uint8Array(await huge.png({ compressionLevel: 9 }).toBuffer())], 'bomb.png')
  expect((await create('never-made', [file])).status).toBe(422)
})

test('more than twenty files at once are rejected', async () => {
  const files = Array.from({ length: 21 }, () => new File([new Uint8Array(8)], 'x.png'))
  expect((await create('never-made', files)).status).toBe(413)
})

test('pictures are reordered, removed and added in one change', async () => {
  const { body } = await create('gallery', [png, png, png])
  const [a, b, c]: string[] = body.data.images.map(({ id }: Shown) => id)
  const change = async (over: Parameters<typeof changeOf>[1]) =>
    (await manager.post(`update_property/${body.data.id}`, changeOf(newProperty(''), over))).body.data.images as Shown[]
  const reordered = await change({ image_order: [c!, 'new:0', a!], images: [jpeg] })
  expect(reordered.map(({ id }) => (id === c ? 'c' : id === a ? 'a' : id === b ? 'b' : 'new'))).toEqual([
    'c',
    'new',
    'a',
  ])
  expect((await api.fetch(`/api/v1/hotel_management/images/${b}`)).status).toBe(404)
  expect(await change({})).toHaveLength(3)
  expect(await change({ image_order: [''] })).toHaveLength(0)
})

test('an order with the picture of another property is rejected', async () => {
  const other = (await create('other-gallery', [png])).body.data.images[0].id
  const { id } = (await create('own-gallery', [png])).body.data
  const reply = await manager.post(`update_property/${id}`, changeOf(newProperty(''), { image_order: [other] }))
  expect(reply.body.errors).toEqual({ image_order: ['Names a picture that is not there'] })
})
