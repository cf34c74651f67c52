import { render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ComboBox } from '../../src/design/field/ComboBox.tsx'

const choices = [
  { id: 1, label: '101' },
  { id: 2, label: '102' },
]

test.each([false, true])('a combo box shows its value, with the focus from the start: %s', async (autoFocus) => {
  render(<ComboBox label="Room" choices={choices} value={2} autoFocus={autoFocus} onChange={() => undefined} />)
  const input = await screen.findByRole<HTMLInputElement>('combobox', { name: /Room/ })
  expect(input.value).toBe('102')
  // react-aria moves the focus a frame later after a press by a screen reader, which another file of the worker may have made.
  await waitFor(() => expect(document.activeElement === input).toBe(autoFocus))
})
