import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { openPage } from '../../support/browser.ts'
import { housekeepingPath } from './housekeeping.ts'

/** Messages of the browser about a lost connection. */
const tolerates = [/ERR_INTERNET_DISCONNECTED/, /Failed to load resource/]
/** The list of problems. */
export const problemsPath = `${housekeepingPath}?view=problems`
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** A small photo. */
export const photo = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 600, height: 400, channels: 3, background: '#a86' } })
    .jpeg()
    .toBuffer(),
})

/** An attendant's phone with her own rooms. */
export async function openMyRooms(url: string, hasServiceWorker = false) {
  const page = await openPage({
    account: 'housekeeping',
    path: '/',
    url,
    width: 390,
    height: 844,
    tolerates,
    hasServiceWorker,
  })
  await page.getByRole('heading', { level: 1, name: 'My rooms' }).waitFor()
  await button(page, /^Report a problem in/)
    .first()
    .waitFor()
  // The worker has stored the code of the dialog.
  if (hasServiceWorker) await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  return page
}

/** Fills in the dialog of the first of her rooms. Returns the name of the room. */
export async function fillReport(page: Page, text: string) {
  const opener = button(page, /^Report a problem in/).first()
  const room = (await opener.getAttribute('aria-label'))!.replace('Report a problem in ', '')
  await opener.click()
  const dialog = page.getByRole('dialog', { name: `Report a problem in ${room}` })
  await dialog.getByRole('button', { name: 'Kind' }).click()
  await page.getByRole('option', { name: 'Plumbing' }).click()
  await dialog.getByLabel('What is wrong?').fill(text)
  await dialog.getByText('Urgent', { exact: true }).click()
  return { room, dialog }
}
