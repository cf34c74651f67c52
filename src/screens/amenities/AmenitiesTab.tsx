import { useSelector } from '@xstate/react'
import { selectRows } from '../../machines/list/list.selectors.ts'
import { useArea } from '../actors.ts'
import { TabFilters } from '../products/TabFilters.tsx'
import { TabPage } from '../products/TabPage.tsx'

export function AmenitiesTab() {
  const { list } = useArea('amenities').getSnapshot().context
  const rows = useSelector(list, selectRows)
  return (
    <TabPage
      tab="amenities"
      list={list}
      actions={null}
      filters={<TabFilters tab="amenities" list={list} placeholder="Name" chips={[]} />}
    >
      <ul>
        {rows.map((row) => (
          <li key={row.id}>{row.name}</li>
        ))}
      </ul>
    </TabPage>
  )
}
