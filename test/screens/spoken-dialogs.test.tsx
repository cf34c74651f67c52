import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ConfirmDialog } from '../../src/design/dialog/ConfirmDialog.tsx'
import { Dialog } from '../../src/design/dialog/Dialog.tsx'
import { ResultDialog } from '../../src/design/dialog/ResultDialog.tsx'
import { TextField } from '../../src/design/field/TextField.tsx'
import { TableRegion } from '../../src/design/table/Table.tsx'
import { openShell, setUpShell } from '../support/shell.tsx'

setUpShell()

const onClose = vi.fn<() => void>()
const descriptionOf = (dialog: HTMLElement) =>
  document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent

/** A dialog that has the focus itself is read in one go, and is not called a dialog. */
const expectFocusWithin = (dialog: HTMLElement, name: string) =>
  waitFor(() => expect(document.activeElement).toBe(within(dialog).getByRole('button', { name })))

test('a dialog gives the focus to its first control, not to a table that scrolls', async () => {
  render(
    <Dialog title="Assign 27 rooms" isOpen onClose={onClose}>
      <TableRegion label="Rooms per attendant">{null}</TableRegion>
      <button type="button">Assign</button>
    </Dialog>,
  )
  await expectFocusWithin(screen.getByRole('dialog', { name: 'Assign 27 rooms' }), 'Assign')
})

test('a dialog leaves the focus to the field that takes it', () => {
  render(
    <Dialog title="Save view" isOpen onClose={onClose}>
      <button type="button">Before</button>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- what the test is about */}
      <TextField autoFocus label="Name" value="" onChange={vi.fn<() => void>()} />
    </Dialog>,
  )
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }))
})

test('an alert dialog keeps the focus itself, since its first button may decide', async () => {
  render(
    <Dialog role="alertdialog" title="Changed meanwhile" isOpen onClose={onClose}>
      <button type="button">Keep mine</button>
    </Dialog>,
  )
  const dialog = screen.getByRole('alertdialog', { name: 'Changed meanwhile' })
  await waitFor(() => expect(document.activeElement).toBe(dialog))
})

test('a result without a button of its own has the focus itself, so that its text is read', async () => {
  render(<ResultDialog kind="success" subtitle="10 rooms created." isOpen onClose={onClose} />)
  const dialog = screen.getByRole('dialog', { name: 'Success' })
  await waitFor(() => expect(document.activeElement).toBe(dialog))
  expect(dialog.textContent).toContain('10 rooms created.')
})

test('a confirmation is described by its message without the details below', () => {
  render(
    <ConfirmDialog
      title="Undo this change?"
      confirmLabel="Undo"
      details={<table aria-label="Values that the undo restores" />}
      isOpen
      onConfirm={onClose}
      onClose={onClose}
    >
      Rafael Moreno renamed the add-on type.
    </ConfirmDialog>,
  )
  const dialog = screen.getByRole('alertdialog', { name: 'Undo this change?' })
  expect(descriptionOf(dialog)).toBe('Rafael Moreno renamed the add-on type.')
  expect(within(dialog).getByRole('table')).toBeTruthy()
})

test('the even assignment begins at what it will do, without its table', async () => {
  await openShell('/hotel-management/properties/harbour-view/housekeeping', { signInAs: 'manager' })
  await userEvent.click(await screen.findByRole('button', { name: 'Assign rooms…' }))
  const dialog = await screen.findByRole('dialog', { name: /evenly/ })
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^\d+ minutes of cleaning, shared evenly/))
  expect(dialog.contains(document.activeElement)).toBe(true)
  expect(document.activeElement?.textContent).not.toContain('Attendant')
})
