import * as addons from '../../api/addons.ts'
import * as addonTypes from '../../api/addon-types.ts'
import type { AddonType } from '../../api/contract/addon-type.ts'
import { abortableTogether } from '../../api/abortable-together.ts'
import { createTabList, queryOf, type TabRead } from '../products/tab-list.ts'
import { phrase } from '../../phrases/phrase.ts'

/** A type and the names of its add-ons. */
export interface AddonTypeRow extends AddonType {
  addonNames: string[]
}

/** Reads the page of add-on types that a URL selects, with the names of their add-ons. */
export const readAddonTypes: TabRead<'add-on-types', AddonTypeRow> = async ({ scope }, search, signal) => {
  const [{ data, meta }, groups] = await abortableTogether(signal, (signal) => [
    addonTypes.list(scope, queryOf(search), signal),
    addons.byType(scope, signal).catch(() => []),
  ])
  const names = new Map(groups.map((group) => [group.addon_type_id, group.addons.map(({ name }) => name)]))
  return { data: data.map((type) => ({ ...type, addonNames: names.get(type.id) ?? [] })), meta }
}

/** GET addon_types of the open property. GET addon_by_type adds the names of add-ons; without it the list shows only their number. */
export const addonTypeListMachine = createTabList<'add-on-types', AddonTypeRow>({
  tab: 'add-on-types',
  words: { count: (count) => phrase('addon-types.count', { count }), none: phrase('addon-types.noTypes') },
  read: readAddonTypes,
  download: {
    read: ({ scope }, search, format, signal, onProgress) =>
      addonTypes.download(scope, { ...queryOf(search), columns: [...search.columns], format }, signal, onProgress),
    fileName: () => 'addon_types',
  },
})
