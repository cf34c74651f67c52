import type { InventoryCopy } from '../../api/contract/set-up.ts'
import * as properties from '../../api/properties.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import * as setUp from '../../api/set-up.ts'
import { phrase } from '../../phrases/phrase.ts'
import { createQueryMachine } from '../query/query.machine.ts'
import { totalsOf } from './copy.rules.ts'

/** A property that inventory can be copied from. */
export interface CopySource {
  id: number
  name: string
}

/** As many as a server gives in one page. */
const per_page = 200

/** Every other property that the person may see, by name. */
async function readSources({ http, propertyId }: PropertyScope, signal: AbortSignal): Promise<CopySource[]> {
  const found: CopySource[] = []
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { data, meta } = await properties.list(http, { page, per_page, sort: 'name' }, signal)
    found.push(...data.map(({ id, name }) => ({ id, name })))
    last = meta.last_page
  }
  return found.filter(({ id }) => id !== propertyId)
}

/** Query of the properties to choose from. */
export const copySourcesMachine = createQueryMachine<object, CopySource[]>({
  id: 'copySources',
  read: (scope, _query, signal) => readSources(scope, signal),
  keyOf: () => '',
})

/** Query of what a copy from the chosen property would do. */
export const copyPreviewMachine = createQueryMachine<{ sourceId: number }, InventoryCopy>({
  id: 'copyPreview',
  read: (scope, { sourceId }, signal) => setUp.previewCopy(scope, sourceId, signal),
  keyOf: ({ sourceId }) => String(sourceId),
  isDismissible: true,
  announcement: (preview) => {
    const { added, existing, unmatched } = totalsOf(preview)
    return phrase('set-up.copyCounts', { added, existing, unmatched })
  },
})
