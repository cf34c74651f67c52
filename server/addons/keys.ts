import { searchKey } from '../text.ts'

/** What an add-on is found and sorted by; made anew whenever one of its texts changes. */
export const addonKeys = ({ name, sku, description = '' }: { name: string; sku: string; description?: string }) => ({
  name_key: searchKey(name),
  sku_key: searchKey(sku),
  search_key: [name, sku, description].map(searchKey).join('\n'),
})
