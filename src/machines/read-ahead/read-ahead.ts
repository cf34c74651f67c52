import type { Http } from '../../api/http.ts'
import * as properties from '../../api/properties.ts'
import { withProperty } from '../../api/property-scope.ts'
import { parsePropertySearch } from '../../routes/properties.ts'
import type { RouteMatch } from '../../routes/route-table.ts'
import { readProperties } from '../properties/property-list.machine.ts'
import { sectionCode, sectionReads } from '../property/sections.ts'
import { neverAborted } from './with-http.ts'

/** Loads the code and the data of a page that the person may open next. Failures are reported only once it is opened. */
export async function readAhead(ahead: Http, place: RouteMatch, search: string): Promise<void> {
  if (place.name === 'properties') await readProperties({ http: ahead }, parsePropertySearch(search), neverAborted())
  if (place.name !== 'property') return
  const { section, prefix } = place
  void sectionCode[section].load().catch(() => undefined)
  const property = await properties.view(ahead, prefix, neverAborted())
  const read = await sectionReads[section]?.load()
  await read?.({ scope: withProperty(ahead, property), property, search, signal: neverAborted() })
}
