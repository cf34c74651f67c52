import { expect, test } from 'vitest'
import { openList, tableOf } from './steps/property-list.ts'

test('a name and the smaller text beside it are spoken with a pause between them', async () => {
  const page = await openList()
  const devtools = await page.context().newCDPSession(page)
  const { nodes } = await devtools.send('Accessibility.getFullAXTree')
  const spoken = nodes.filter(({ role }) => role?.value === 'rowheader').map(({ name }) => String(name?.value))
  const names = await tableOf(page).getByRole('rowheader').getByRole('link').allTextContents()
  const prefixes = await tableOf(page).locator('th[scope=row] span').allTextContents()
  expect(spoken.length).toBeGreaterThan(1)
  expect(spoken).toEqual(names.map((name, at) => `${name}, ${prefixes[at]}`))
})
