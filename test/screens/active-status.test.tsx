import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { circleCheck } from '../../src/design/icon/icons.css.ts'
import { picture } from '../../src/design/icon/picture.ts'
import { pictureName, statusTone } from '../../src/design/status/Status.css.ts'
import { openConsole } from '../support/console.tsx'

const list = '/hotel-management/properties'

test.each([
  ['properties', `${list}?status=1`],
  ['add-ons', `${list}/harbour-view/products?tab=add-ons`],
])('what is active has the same icon and colour in every list: %s', async (_, path) => {
  await openConsole(path, { signInAs: 'manager' })
  await screen.findAllByRole('rowheader')
  const cells = screen.getAllByRole('cell', { name: 'Active' })
  const looks = new Set(cells.map((cell) => cell.style.getPropertyValue(pictureName)))
  expect([...looks]).toEqual([picture(circleCheck)])
  for (const cell of cells) expect(cell.className).toContain(statusTone({ tone: 'ok' }))
})
