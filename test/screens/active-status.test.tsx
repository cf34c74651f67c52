import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { circleCheck } from '../../src/design/icon/icons.css.ts'
import { statusTone } from '../../src/design/status/Status.css.ts'
import { openShell, setUpShell } from '../support/shell.tsx'

setUpShell()

const list = '/hotel-management/properties'

test.each([
  ['properties', `${list}?status=1`],
  ['add-ons', `${list}/harbour-view/products?tab=add-ons`],
])('active has the same icon and colour in every list: %s', async (_, path) => {
  await openShell(path, { signInAs: 'manager' })
  await screen.findAllByRole('rowheader')
  const cells = screen.getAllByRole('cell', { name: 'Active' })
  for (const cell of cells) expect(cell.querySelector('path')?.getAttribute('d')).toBe(circleCheck)
  for (const cell of cells) expect(cell.className).toContain(statusTone({ tone: 'ok' }))
})
