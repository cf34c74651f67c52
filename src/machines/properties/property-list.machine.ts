import type { ActorRefFrom } from 'xstate'
import type { Property } from '../../api/contract/property.ts'
import type { Http } from '../../api/http.ts'
import * as properties from '../../api/properties.ts'
import * as routes from '../../routes/properties.ts'
import { createListMachine } from '../list/list.machine.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Query parameters of a search. Empty values are omitted, so that the server's defaults apply. */
const queryOf = (search: routes.PropertySearch) => ({
  ...search,
  keyword: search.keyword || undefined,
  status: search.status ?? undefined,
  bookable_date_from: search.bookable_date_from ?? undefined,
  bookable_date_to: search.bookable_date_to ?? undefined,
  // Only a file has chosen columns.
  columns: undefined,
})

/** Reads the page of properties that a URL selects. */
export const readProperties = ({ http }: { http: Http }, search: routes.PropertySearch, signal: AbortSignal) =>
  properties.list(http, queryOf(search), signal)

/** The property list: GET property (requirement 2.route.properties, 7.calls.property.list). */
export const propertyListMachine = createListMachine<Property, routes.PropertySearch>({
  id: 'propertyList',
  words: { count: (count) => phrase('properties.count', { count }), none: phrase('properties.noProperties') },
  initial: routes.allProperties,
  read: readProperties,
  address: (search) => routes.properties(search),
  download: {
    read: async ({ http }, search, format, signal, onProgress) => {
      const file = await import('./group-file.ts')
      return file.download(http, { ...queryOf(search), columns: [...search.columns], format }, signal, onProgress)
    },
    // One file name per bookable status (domain D20).
    fileName: ({ bookable_status }) => `${bookable_status}_properties`,
  },
})

export type PropertyListRef = ActorRefFrom<typeof propertyListMachine>
