import { expect, test } from 'vitest'
import { openPage, type PageOptions } from '../support/browser.ts'
import { expectFocusOn, press } from './steps/focus.ts'
import { listPath } from './steps/property-list.ts'

/** A page on which the animation of a closed dialog stands still until the test ends it. */
async function openMoving(path: string, options: PageOptions = {}) {
  const page = await openPage({ account: 'manager', ...options })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    const animate = Reflect.get(Element.prototype, 'animate')
    Element.prototype.animate = function start(frames) {
      return animate.call(this, frames, { duration: 1e9, fill: 'forwards' })
    }
  })
  await page.goto(path)
  return page
}

test('a closed dialog fades with the focus already back on its button, and nothing of it can be pressed', async () => {
  const page = await openMoving(`${listPath}?view=types`)
  const invoker = page.getByRole('button', { name: 'New property type', exact: true })
  await invoker.focus()
  await press(page, 'Enter')
  await page.getByRole('dialog').getByRole('textbox').first().waitFor()
  await press(page, 'Escape')
  await expectFocusOn(invoker)
  const faded = page.getByRole('dialog')
  expect(await faded.count()).toBe(1)
  expect(await faded.evaluate((dialog) => getComputedStyle(dialog).pointerEvents)).toBe('none')
  // A second Enter that is on its way. Its form would send the browser to the address with a question mark.
  await faded.evaluate((dialog) => dialog.querySelector<HTMLElement>('[type=submit]')?.click())
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  await faded.waitFor({ state: 'detached' })
  expect(new URL(page.url()).search).toBe('?view=types')
  await expectFocusOn(invoker)
})

test('a dialog that opens later than its page was drawn gives the focus back to what was pressed', async () => {
  const tolerates = [/Failed to load resource/]
  const page = await openMoving(`${listPath}?view=edit&property=hill-house`, { tolerates })
  await page.route('**/update_property/*', (route) => route.fulfill({ status: 403, json: { message: 'No luck.' } }))
  const save = page.getByRole('button', { name: 'Save changes' })
  await save.focus()
  await press(page, 'Enter')
  const refusal = page.getByRole('alertdialog')
  await refusal.getByText('No luck.').waitFor()
  await press(page, 'Escape')
  await expectFocusOn(save)
  expect(await refusal.count()).toBe(1)
})
