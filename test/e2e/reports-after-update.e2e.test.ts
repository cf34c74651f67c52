import { expect, test } from 'vitest'
import { buildOf, frontOf, installNewBuild, openNewBuild } from './steps/newer-build.ts'
import { ownServer } from './steps/own-server.ts'
import { fillReport, openMyRooms, photo } from './steps/problems.ts'

const server = ownServer()

test('a report and its photo that wait offline survive a new build of the app, and are sent by it', async () => {
  const front = await frontOf(server.url())
  const first = await openMyRooms(front.url, true)
  await front.serveNewBuild()
  await installNewBuild(first)
  const context = first.context()
  await context.setOffline(true)
  const { room, dialog } = await fillReport(first, 'The drain is blocked')
  await dialog
    .locator('input[type=file]')
    .last()
    .setInputFiles([await photo('drain.jpg')])
  await dialog.getByRole('img', { name: 'Image 1 of 1' }).waitFor()
  await dialog.getByRole('button', { name: 'Report the problem' }).click()
  await first.getByText(`${room}: Plumbing, 1 photo`).waitFor()
  expect(await buildOf(first)).toBe('old')
  await first.close()

  const page = await openNewBuild(context, front.url)
  await page.getByRole('heading', { level: 1, name: 'My rooms' }).waitFor()
  await page.getByText('1 report waits to be sent').waitFor()
  await page.getByText(`${room}: Plumbing, 1 photo`).waitFor()
  await context.setOffline(false)
  await page.getByText(`Problem in ${room} reported.`).first().waitFor()
  await page.getByText('1 report waits to be sent').waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Problems' }).click()
  const card = page.getByRole('listitem').filter({ hasText: 'The drain is blocked' })
  await card.getByText('Urgent').waitFor()
  const sent = card.getByRole('img', { name: `Plumbing in ${room}, 1 of 1` })
  const size = () => sent.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])
  await expect.poll(size).toEqual([600, 400])
}, 120_000)
