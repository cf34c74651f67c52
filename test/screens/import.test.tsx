import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { choose as chooseOption } from '../support/select.ts'
import { openShell, setUpShell } from '../support/shell.tsx'
import { inlineThread } from '../support/import-actor.ts'
import * as files from '../support/workbooks.ts'

setUpShell()

// jsdom has no workers, so the worker's code runs in the same thread.
vi.stubGlobal('Worker', function Worker() {
  return inlineThread()
})

const path = '/hotel-management/properties/harbour-view/products?view=import'
const open = (options: Parameters<typeof openShell>[1] = {}) => openShell(path, { signInAs: 'manager', ...options })

/** Chooses a file with these rows. */
async function choose(...rows: files.Cells[]) {
  await screen.findByRole('heading', { level: 2, name: 'Choose a file' })
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  await userEvent.upload(input, new File([files.workbook(rows)], 'rooms.xlsx'), { applyAccept: false })
}
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const rowOf = async (name: string) => (await screen.findByRole('rowheader', { name })).closest('tr')!

test('a file is previewed before the import, and its results are shown afterwards', async () => {
  const { asked } = await open()
  await choose(files.roomRow({ Name: '901' }), files.roomRow({ Name: '902', Smoking: 'maybe' }))
  await screen.findByRole('heading', { level: 2, name: 'Preview: 2 rows in rooms.xlsx' })
  within(await rowOf('901')).getByText('New')
  within(await rowOf('902')).getByText('Smoking: Must be Yes or No')
  expect(asked('POST /api/v1/hotel_management/properties/facilities')).toEqual([])
  await userEvent.click(await button('Create 1'))
  await screen.findByRole('heading', { level: 2, name: 'Import finished' })
  within(await rowOf('901')).getByText('Created')
  expect(asked('POST /api/v1/hotel_management/properties/facilities')).toHaveLength(1)
})

test('a count shows only its rows, and a second press shows all again', async () => {
  await open()
  await choose(files.roomRow({ Name: '911' }), files.roomRow({ Name: '912', Smoking: 'maybe' }))
  await userEvent.click(await button('Refused 1'))
  expect(screen.queryByRole('rowheader', { name: '911' })).toBeNull()
  await userEvent.click(await button('Refused 1'))
  await rowOf('911')
})

test('of five thousand rows a hundred are rendered at once, and all can be reached', async () => {
  await open()
  await choose(...Array.from({ length: 5000 }, (_, at) => files.roomRow({ Name: `${10_000 + at}` })))
  await button('Create 5000')
  expect(screen.getAllByRole('rowheader')).toHaveLength(100)
  await chooseOption('Rows', '4901–5000 of 5000')
  await rowOf('14999')
})

test('if the server is unreachable, the rows not tried are reported and can be retried', async () => {
  let isDown = true
  await open({ faults: [http.post('*/properties/facilities', () => (isDown ? HttpResponse.error() : undefined))] })
  await choose(files.roomRow({ Name: '921' }))
  await userEvent.click(await button('Create 1'))
  await screen.findByRole('heading', { level: 2, name: 'Import stopped' })
  within(await rowOf('921')).getByText(/couldn’t be reached/)
  isDown = false
  await userEvent.click(await button('Try the rest again (1)'))
  await screen.findByRole('heading', { name: 'Success!' })
  await screen.findByText('1 created.')
  expect(screen.queryByRole('button', { name: /Try the rest/ })).toBeNull()
})

test('a file without changes says so, and offers no import', async () => {
  await open()
  await choose(files.roomRow({ Name: '' }))
  await screen.findByText(/Nothing to import/)
  expect(screen.queryByRole('button', { name: /^(Create|Change) \d/ })).toBeNull()
})
