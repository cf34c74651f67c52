import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { formatISO, subDays } from 'date-fns'
import { expect, test } from 'vitest'
import { DatePicker } from '../../src/design/field/DatePicker.tsx'
import { DateRangePicker } from '../../src/design/field/DateRangePicker.tsx'
import { PickerToday } from '../../src/design/field/PickerToday.tsx'

const noop = () => undefined
const pickers = {
  day: <DatePicker label="Day" value={null} onChange={noop} />,
  range: <DateRangePicker label="Days" value={null} onChange={noop} />,
}
/** The marked days of the open calendar, by what a screen reader says and by what is drawn. */
async function markedDays() {
  await userEvent.click(screen.getByRole('button', { name: /Calendar/ }))
  const buttons = within(await screen.findByRole('grid')).getAllByRole('button')
  const labels = buttons.map((button) => button.getAttribute('aria-label') ?? '')
  const drawn = buttons.filter((button) => button.dataset.today !== undefined)
  return [labels.filter((label) => label.startsWith('Today')), drawn.map(({ textContent }) => textContent)]
}

/* The 10th lies in a month without the real today; the day before it in the same month as the real one. */
const dayBefore = formatISO(subDays(new Date(), 1), { representation: 'date' })

test.each(Object.entries(pickers))('the picker of a %s opens at today and marks it alone', async (_, picker) => {
  render(<PickerToday value={() => '2026-03-10'}>{picker}</PickerToday>)
  expect(await markedDays()).toEqual([[expect.stringMatching(/^Today, Tuesday,? 10 March 2026$/)], ['10']])
})

test.each(Object.entries(pickers))(
  'the picker of a %s marks the day before until the audit time',
  async (_, picker) => {
    render(<PickerToday value={() => dayBefore}>{picker}</PickerToday>)
    expect(await markedDays()).toEqual([
      [expect.stringContaining(` ${Number(dayBefore.slice(-2))} `)],
      [String(Number(dayBefore.slice(-2)))],
    ])
  },
)
