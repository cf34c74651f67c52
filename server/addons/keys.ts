import { textKey } from '../../src/api/contract/text-key.ts'

/** What an add-on is found and sorted by; made anew whenever one of its texts changes. */
export const addonKeys = ({ name, sku, description = '' }: { name: string; sku: string; description?: string }) => ({
  name_key: textKey(name),
  sku_key: textKey(sku),
  search_key: [name, sku, description].map(textKey).join('\n'),
})
