import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { calendarPath } from './steps/calendar.ts'
import { housekeepingPath } from './steps/housekeeping.ts'
import { printed } from './steps/printed.ts'
import { property } from './steps/routes.ts'

/* What is on paper, in Chromium and in Firefox (ADR 0072). */

interface Print {
  name: string
  account: string
  path: string
  /** Text that shows that all is loaded. */
  ready: string | RegExp
  isLandscape?: boolean
  shown: readonly (string | RegExp)[]
  /** On every sheet of a table that goes over several. */
  onEachOfSeveral?: RegExp
  hidden: readonly string[]
}

const controls = ['Skip to content', 'All rights reserved', 'Change Password']
const prints: Print[] = [
  {
    name: 'the calendar',
    account: 'manager',
    path: `${calendarPath}?view=chart&keyword=10`,
    ready: 'Occupancy',
    isLandscape: true,
    shown: ['Hotel Calendar, Harbour View', 'Filters: Keyword 10', 'Out of order', 'In house: '],
    hidden: [...controls, 'Block rooms…'],
  },
  {
    name: 'the accounting report',
    account: 'accountant',
    path: `${property}/accounting-report?group_by=date&period=this_year&compare=previous_period`,
    ready: 'The rows add up to the total:',
    isLandscape: true,
    shown: [
      'Accounting Report, Harbour View',
      'Basis: Business date',
      'Grouped by: Date',
      'Compared with: ',
      'Balanced: Debits equal credits',
    ],
    onEachOfSeveral: /Net/,
    hidden: [...controls, 'Export', 'Compare with ', 'Show as table'],
  },
  {
    name: 'the dashboard',
    account: 'manager',
    path: property,
    ready: 'Latest activity',
    shown: ['Dashboard', /Harbour View, \w+day,? \d+ \w+ \d{4}/, 'RevPAR', 'Housekeeping now', 'Latest activity'],
    hidden: [...controls, 'Previous day', 'Business date', 'Show as table'],
  },
  {
    name: 'the task sheets',
    account: 'supervisor',
    path: `${housekeepingPath}?view=sheets`,
    ready: 'Minutes',
    shown: [/Harbour View, \w+day,? \d+ \w+ \d{4}( at|,) \d\d:\d\d in Lisbon/, 'Minutes'],
    hidden: [...controls, 'Print'],
  },
]

test.each(prints)('$name prints on A4, with what it is about and without controls', async (print) => {
  const { account, path, ready, isLandscape = false, shown, onEachOfSeveral, hidden } = print
  const page = await openPage({ account, path })
  await page.getByRole('main').getByText(ready).first().waitFor()
  await expect.poll(() => page.locator('main [aria-busy=true]').count()).toBe(0)
  const { sheets, sizes, smallest } = await printed(page)
  for (const [width, height] of sizes) {
    expect(Math.abs((isLandscape ? height : width) - 595)).toBeLessThan(2)
    expect(Math.abs((isLandscape ? width : height) - 842)).toBeLessThan(2)
  }
  expect(smallest).toBeGreaterThan(7)
  const text = sheets.join(' ')
  for (const part of shown) expect(text).toMatch(part)
  if (onEachOfSeveral) expect(sheets.length).toBeGreaterThan(1)
  for (const sheet of sheets) expect(sheet).toMatch(onEachOfSeveral ?? /\S/)
  for (const part of hidden) expect(text).not.toContain(part)
})
