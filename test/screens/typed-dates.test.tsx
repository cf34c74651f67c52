import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { openShell, setUpShell } from '../support/shell.tsx'

setUpShell()

const propertyPath = '/hotel-management/properties/harbour-view'
const user = userEvent.setup({ delay: null })
const pushed = vi.spyOn(history, 'pushState')
const replaced = vi.spyOn(history, 'replaceState')
afterEach(() => vi.clearAllMocks())

/** Every address in the history, whether pushed or replaced. */
const addresses = () =>
  [...pushed.mock.calls, ...replaced.mock.calls].map(([, , url]) => decodeURIComponent(String(url)))

async function open(path: string, opens?: RegExp) {
  const opened = await openShell(path, { signInAs: 'manager' })
  if (opens) await user.click(await screen.findByRole('button', { name: opens }))
  return opened
}

const segment = (name: string | RegExp) => screen.findByRole('spinbutton', { name })
const day = (label: string) => new RegExp(`^day, .*${label}`)

interface Place {
  path: string
  /** Opens the field. */
  opens?: RegExp
  label: string
  /** The search parameters that the typed date produces. */
  search: string
}

const single: Place[] = [
  { path: propertyPath, label: 'Business date', search: 'date=2026-03-14' },
  { path: `${propertyPath}/hotel-calendar`, label: 'First day', search: 'from=2026-03-14' },
]
const days: Place[] = [
  {
    path: `${propertyPath}/activity-logs`,
    opens: /^More filters/,
    label: 'Days, both included',
    search: 'from=2026-03-14&to=2026-03-18',
  },
  { path: `${propertyPath}/accounting-report?period=own`, label: 'From – to', search: 'from=2026-03-14&to=2026-03-18' },
  {
    path: `${propertyPath}/housekeeping?view=history`,
    label: 'Changed between',
    search: 'from=2026-03-14&to=2026-03-18',
  },
  {
    path: `${propertyPath}/products?tab=add-ons`,
    opens: /^More filters/,
    label: 'Bookable between',
    search: 'bookable_date_from=2026-03-14&bookable_date_to=2026-03-18',
  },
]

/** Expects no address with an incomplete year, and one with the date. */
async function expectOneAsk(search: string) {
  await waitFor(() => expect(addresses().filter((url) => url.includes(search))).toHaveLength(1))
  expect(addresses().filter((url) => /=0\d{3}-/.test(url))).toEqual([])
}

test.each(single)(
  'a date typed in $label is requested once, when its year is complete',
  async ({ path, label, search }) => {
    const { asked } = await open(path)
    await user.click(await segment(day(label)))
    await user.keyboard('14032026')
    await expectOneAsk(search)
    expect(asked('=000')).toEqual([])
  },
)

test.each(days)('days typed in $label are requested once, when the last year is complete', async (place) => {
  const { asked } = await open(place.path, place.opens)
  const [before] = [addresses().length]
  await user.click(await segment(new RegExp(`^day, Start Date, .*${place.label}`)))
  await user.keyboard('14032026')
  await user.click(await segment(new RegExp(`^day, End Date, .*${place.label}`)))
  await user.keyboard('18032026')
  await expectOneAsk(place.search)
  expect(addresses().length - before).toBe(1)
  expect(asked('=000')).toEqual([])
})

test('another day of the same month is requested on Enter, or when the field loses the focus', async () => {
  await open(`${propertyPath}?date=2026-03-05`)
  await user.click(await segment(day('Business date')))
  await user.keyboard('14')
  expect(addresses().filter((url) => url.includes('date=2026-03-1'))).toEqual([])
  await user.keyboard('{Enter}')
  await expectOneAsk('date=2026-03-14')
  await user.click(await segment(day('Business date')))
  await user.keyboard('27')
  await user.tab()
  await user.tab()
  await user.tab()
  await user.tab()
  await expectOneAsk('date=2026-03-27')
  expect(addresses().filter((url) => /date=2026-03-(01|02)/.test(url))).toEqual([])
})

test('a two-digit year is rejected at the field and requests nothing', async () => {
  await open(`${propertyPath}?date=2026-03-05`)
  await user.click(await segment(/^year, .*Business date/))
  await user.keyboard('26')
  await user.tab()
  await user.tab()
  expect(await screen.findByText('Enter the year in four digits, from 1900')).toBeTruthy()
  expect((await segment(/^year, .*Business date/)).textContent).toBe('26')
  expect(addresses().filter((url) => url.includes('0026'))).toEqual([])
})
