import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

const endsWithLabel = (label: string) => new RegExp(` ${label.replaceAll(/[.+?^${}()|[\]\\/*]/g, '\\$&')}$`)

/** The button of a select, on the page or in a part of it: it is named by what is chosen and by its label. */
const selectOf = (label: string, region?: HTMLElement) =>
  (region ? within(region) : screen).getByRole('button', { name: endsWithLabel(label) })

/** Opens a select and chooses an option. */
export async function choose(label: string, option: string | RegExp, region?: HTMLElement) {
  await userEvent.click(selectOf(label, region))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}
