import type { Addon } from '../../api/contract/addon.ts'
import * as addons from '../../api/addons.ts'
import { createTabList, queryOf } from '../products/tab-list.ts'

/** GET addons: the add-ons of the open property. */
export const addonListMachine = createTabList<'add-ons', Addon>({
  tab: 'add-ons',
  noun: { one: 'add-on', many: 'add-ons' },
  read: ({ at }, search, signal) => addons.list(at, { ...queryOf(search), hide_images: true }, signal),
  download: {
    read: ({ at }, search, signal, onProgress) => addons.download(at, queryOf(search), signal, onProgress),
    fileName: () => 'addons.xlsx',
  },
})
