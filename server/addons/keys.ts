import { textKey } from '../../src/api/contract/text-key.ts'

/** Search and sort keys of an add-on. Recompute them when one of the texts changes. */
export const addonKeys = ({ name, sku, description = '' }: { name: string; sku: string; description?: string }) => ({
  name_key: textKey(name),
  sku_key: textKey(sku),
  search_key: [name, sku, description].map(textKey).join('\n'),
})
