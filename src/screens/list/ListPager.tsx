import { useSelector } from '@xstate/react'
import { Pager } from '../../design/pager/Pager.tsx'
import type { ListSearch } from '../../machines/list/list.rules.ts'
import { type ListActor, selectMeta } from '../../machines/list/list.selectors.ts'
import { perPageOptions } from '../../routes/page-size.ts'
import { useLocationActor } from '../shell/actor-hooks.ts'
import { phrase } from '../../phrases/phrase.ts'

interface ListPagerProps<Search extends ListSearch> {
  list: ListActor
  search: Search
  address: (search: Search) => string
}

/** Range of the rows, with links to the other pages. */
export function ListPager<Search extends ListSearch>({ list, search, address }: ListPagerProps<Search>) {
  const location = useLocationActor()
  const { current_page, last_page, per_page, total } = useSelector(list, selectMeta)
  if (total === 0) return null
  const first = (current_page - 1) * per_page + 1
  return (
    <Pager
      page={current_page}
      pageCount={last_page}
      range={phrase('list.range', { first, last: Math.min(total, first + per_page - 1), total })}
      pageSize={search.per_page}
      pageSizes={perPageOptions}
      onPageSize={(size) =>
        location.send({ type: 'location.requested', to: address({ ...search, per_page: size, page: 1 }) })
      }
      hrefOf={(page) => address({ ...search, page })}
    />
  )
}
