import type { Page } from 'playwright-core'
import * as files from '../../support/workbooks.ts'
import { choose, importPath, pressButton } from './import.ts'
import type { Screen } from './screen.ts'

const hold = () => new Promise<void>(() => undefined)
const rooms = files.workbook([
  files.roomRow({ Name: '9701', Note: 'Quiet side' }),
  files.roomRow({ Name: '9702', Smoking: 'maybe' }),
])

/** A listener stops the browser from opening its own file chooser. */
const chooseFile = async (page: Page, bytes: Uint8Array | string) => {
  page.on('filechooser', () => undefined)
  await choose(page, bytes)
}

const at = { account: 'manager', path: importPath(), data: ['rooms.xlsx', 'Quiet side', 'maybe'] }

/** Every step of an import, and its errors. */
export const importScreens: Screen[] = [
  { name: 'import', ...at, stands: 'Download the current rooms' },
  { name: 'import, of add-ons', ...at, path: importPath('add-ons'), stands: 'Download the current add-ons' },
  {
    name: 'import, of everything',
    ...at,
    path: '/hotel-management/properties/harbour-view/products?view=import-all',
    stands: 'Download the current inventory',
  },
  { name: 'import, refused file', ...at, go: (page) => chooseFile(page, 'ID,Name\n'), stands: 'such as CSV' },
  {
    name: 'import, opening',
    ...at,
    prepare: (page) =>
      page.route('**/import.worker-*', (route) => route.fulfill({ body: '', contentType: 'text/javascript' })),
    go: (page) => chooseFile(page, rooms),
    stands: 'Opening the file',
  },
  {
    name: 'import, preview',
    ...at,
    go: (page) => chooseFile(page, rooms),
    stands: 'Nothing has been changed yet. Refused rows are left out.',
  },
  {
    name: 'import, under way',
    ...at,
    prepare: (page) => page.route('**/properties/facilities', hold),
    go: async (page) => {
      await chooseFile(page, rooms)
      await pressButton(page, 'Create 1')
    },
    stands: 'Imported rows stay.',
  },
]
