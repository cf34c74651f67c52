import type { Addon } from '../../api/contract/addon.ts'
import * as addons from '../../api/addons.ts'
import { createTabList, queryOf, type TabRead } from '../products/tab-list.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Reads the page of add-ons that a URL selects. */
export const readAddons: TabRead<'add-ons', Addon> = ({ scope }, search, signal) =>
  addons.list(scope, { ...queryOf(search), hide_images: true }, signal)

/** GET addons: the add-ons of the open property. */
export const addonListMachine = createTabList<'add-ons', Addon>({
  tab: 'add-ons',
  words: { count: (count) => phrase('addons.count', { count }), none: phrase('addons.noAddOns') },
  read: readAddons,
  download: {
    read: ({ scope }, search, format, signal, onProgress) =>
      addons.download(scope, { ...queryOf(search), columns: [...search.columns], format }, signal, onProgress),
    fileName: () => 'addons',
  },
})
