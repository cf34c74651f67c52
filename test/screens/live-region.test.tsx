import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Dialog } from '../../src/design/dialog/Dialog.tsx'
import { LiveRegion } from '../../src/design/hidden/LiveRegion.tsx'

const page = (isOpen: boolean, text: string, count: number) => (
  <>
    <main>24 properties</main>
    <LiveRegion text={text} count={count} />
    <Dialog title="Change Password" isOpen={isOpen} onClose={() => undefined}>
      Current password
    </Dialog>
  </>
)

test('a dialog hides the page from a screen reader, and not its messages', async () => {
  const { rerender } = render(page(false, '24 properties', 1))
  const region = screen.getByRole('status')
  rerender(page(true, '24 properties', 1))
  await screen.findByRole('dialog', { name: 'Change Password' })
  expect(screen.queryByRole('main')).toBeNull()
  expect(screen.getByRole('status')).toBe(region)
  rerender(page(true, 'Password rules, 5 of 5 met', 2))
  expect(screen.getByRole('status').textContent).toBe('Password rules, 5 of 5 met')
})
