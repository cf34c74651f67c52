import { useSelector } from '@xstate/react'
import { selectRows } from '../../machines/list/list.selectors.ts'
import { useArea } from '../actors.ts'
import { TabFilters } from '../products/TabFilters.tsx'
import { TabPage } from '../products/TabPage.tsx'

export function FacilitiesTab({ tab }: { tab: 'rooms' | 'assets' }) {
  const { list } = useArea(tab).getSnapshot().context
  const rows = useSelector(list, selectRows)
  return (
    <TabPage
      tab={tab}
      list={list}
      actions={null}
      filters={<TabFilters tab={tab} list={list} placeholder="Name" chips={[]} />}
    >
      <ul>
        {rows.map((row) => (
          <li key={row.id}>{row.name}</li>
        ))}
      </ul>
    </TabPage>
  )
}
