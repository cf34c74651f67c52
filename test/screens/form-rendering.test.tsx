import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openShell, setUpShell } from '../support/shell.tsx'

setUpShell()

const products = '/hotel-management/properties/harbour-view/products'
const edit = '/hotel-management/properties?view=edit&property=casa-azul'

/** React keeps an element's props on the element, as a new object after each render of its component. */
function propsOf(element: Element): unknown {
  const entry = Object.entries(element).find(([key]) => key.startsWith('__reactProps$'))
  if (!entry) throw new Error('React no longer keeps the props of an element on the element')
  return entry[1]
}

test.each([
  ['property', 'Name', edit],
  ['property', 'Address', edit],
  ['add-on', 'Name', `${products}?tab=add-ons&view=new`],
  ['facility type', 'Name', `${products}?tab=facility-types&view=new`],
  ['room', 'Note', `${products}?view=new`],
])('a letter typed in the %s form, in the field %s, renders no other field again', async (_, label, address) => {
  await openShell(address, { signInAs: 'manager' })
  const input = await screen.findByRole('textbox', { name: new RegExp(`^${label}`) })
  // The first key after a click also shows the focus ring.
  await userEvent.type(input, 'x')
  const controls = [...input.closest('form')!.querySelectorAll('input, textarea, button, [role=spinbutton]')]
  expect(controls.length).toBeGreaterThan(9)
  const before = controls.map(propsOf)
  await userEvent.keyboard('y')
  expect(controls.filter((control, at) => propsOf(control) !== before[at])).toEqual([input])
})
