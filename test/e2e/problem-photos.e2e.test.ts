import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { ownServer } from './steps/own-server.ts'
import { fillReport, openMyRooms, photo } from './steps/problems.ts'

const server = ownServer()

/** A photo of 12 megapixels, as a phone takes it upright: turned by its metadata, which also tells the position. */
const phonePhoto = () =>
  sharp({
    create: {
      width: 4032,
      height: 3024,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 42/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer()

test('a photo of 12 megapixels is scaled down before it is sent, a small one is sent as it is, and one that cannot be decoded is refused above 8 MB', async () => {
  const page = await openMyRooms(server.url())
  const [large, { buffer: small }] = [await phonePhoto(), await photo('small.jpg')]
  const broken = Buffer.alloc(9 * 1024 * 1024, 1)
  broken.set([0xff, 0xd8, 0xff])
  expect(large.length).toBeGreaterThan(8 * 1024 * 1024)
  expect(await sharp(large).metadata()).toMatchObject({ orientation: 6, exif: expect.any(Buffer) })
  // Attached from a folder, because sending 20 MB through the browser driver takes long.
  const folder = await mkdtemp(join(tmpdir(), 'photos-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const files = Object.entries({ 'large.jpg': large, 'small.jpg': small, 'broken.jpg': broken })
  for (const [name, bytes] of files) await writeFile(join(folder, name), bytes)

  const { room, dialog } = await fillReport(page, 'Photographed with a phone')
  await dialog
    .locator('input[type=file]')
    .last()
    .setInputFiles(files.map(([name]) => join(folder, name)))
  await dialog.getByText('broken.jpg is larger than 8 MB').waitFor()
  const first = dialog.getByRole('img', { name: 'Image 1 of 2' })
  await first.waitFor()
  const shown = await first.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])
  expect(shown).toEqual([1536, 2048])

  // Collects the files that the page puts into the body of the request.
  await page.evaluate(() => {
    const sent: File[] = []
    FormData.prototype.append = new Proxy(FormData.prototype.append, {
      apply: (append, form, [name, value, ...rest]: unknown[]) => {
        if (value instanceof File) sent.push(value)
        return Reflect.apply(append, form, [name, value, ...rest])
      },
    })
    Object.assign(window, { sent })
  })
  await dialog.getByRole('button', { name: 'Report the problem' }).click()
  await page.getByText(`Problem in ${room} reported.`).first().waitFor()
  const sent = await page.evaluate(() =>
    Promise.all(
      (window as unknown as { sent: File[] }).sent.map(async (file) => [...new Uint8Array(await file.arrayBuffer())]),
    ),
  )
  const [scaled, same] = sent.map((bytes) => Buffer.from(bytes))
  const { width, height, orientation, exif, format } = await sharp(scaled!).metadata()
  expect({ width, height, orientation, exif, format }).toEqual({
    width: 1536,
    height: 2048,
    orientation: undefined,
    exif: undefined,
    format: 'jpeg',
  })
  expect(same!.equals(small)).toBe(true)
  expect(scaled!.length).toBeLessThan(2 * 1024 * 1024)
})
