import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

/** Expects the success dialog, by default with the required text, and closes it to return to the page (ADR 0042). */
export async function closeSuccessDialog(text = 'All set! Your submission was successful.') {
  const result = within(await screen.findByRole('dialog', { name: 'Success' }))
  result.getByText(text)
  await userEvent.click(result.getByRole('button', { name: 'Close Success' }))
  await waitFor(() => {
    if (screen.queryByRole('dialog', { name: 'Success' })) throw new Error('The dialog has not gone')
  })
}
