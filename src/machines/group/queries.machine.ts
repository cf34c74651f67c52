import type { GroupFigures } from '../../api/contract/group-figures.ts'
import type { Look } from '../../api/contract/needs-a-look.ts'
import * as api from '../../api/group.ts'
import type { Http } from '../../api/http.ts'
import type { GroupSearch } from '../../routes/group.ts'
import { createQueryMachine } from '../query/query.machine.ts'
import { phrase } from '../../phrases/phrase.ts'

/** The figures of the group on a date, in an order. */
export type GroupQuery = Pick<GroupSearch, 'date' | 'sort'>

const announcement = ({ properties }: GroupFigures) => phrase('group.loaded', { count: properties.length })

/** Query of the figures of all properties that the person may see. */
export const groupFiguresMachine = createQueryMachine({
  id: 'groupFigures',
  read: ({ http }: { http: Http }, { date, sort }: GroupQuery, signal) =>
    api.figures(http, { date: date ?? undefined, sort }, signal),
  // Another order shows the same figures.
  keyOf: ({ date }) => date ?? '',
  announcement,
})

/** Query of what needs a look in all of them. */
export const groupLooksMachine = createQueryMachine<null, Look[], { http: Http }>({
  id: 'groupLooks',
  read: ({ http }, _query, signal) => api.needsALook(http, {}, signal),
  keyOf: () => '',
})
