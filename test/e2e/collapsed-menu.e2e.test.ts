import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { press } from './steps/focus.ts'

/* Labels of the collapsed menu: content on hover or focus (WCAG 1.4.13). */

async function openCollapsed() {
  const page = await openPage({ account: 'manager', path: '/hotel-management/properties' })
  await page.getByRole('button', { name: 'Collapse menu' }).click()
  const item = page.getByRole('navigation').getByRole('link', { name: 'Properties', exact: true }).first()
  const label = item.getByText('Properties')
  return { page, item, label, opacity: () => label.evaluate((element) => getComputedStyle(element).opacity) }
}

test('a label on focus goes with Escape, and comes back with the focus', async () => {
  const { page, item, opacity } = await openCollapsed()
  await press(page, 'Tab')
  await item.focus()
  await expect.poll(opacity).toBe('1')
  await press(page, 'Escape')
  await expect.poll(opacity).toBe('0')
  await press(page, 'Tab')
  await press(page, 'Shift+Tab')
  await expect.poll(opacity).toBe('1')
})

test('a label on hover stays while the pointer moves over it, and goes with Escape', async () => {
  const { page, item, label, opacity } = await openCollapsed()
  await item.hover()
  await expect.poll(opacity).toBe('1')
  const [from, to] = [await item.boundingBox(), await label.boundingBox()]
  if (!from || !to) throw new Error('The item or its label is not drawn')
  const y = from.y + from.height / 2
  for (let x = from.x + from.width / 2; x < to.x + to.width / 2; x += 2) {
    await page.mouse.move(x, y)
    expect([x, await opacity()]).toEqual([x, '1'])
  }
  await press(page, 'Escape')
  await expect.poll(opacity).toBe('0')
})
