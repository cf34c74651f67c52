import { useSelector } from '@xstate/react'
import { selectRows } from '../../machines/list/list.selectors.ts'
import { useArea } from '../actors.ts'
import { TabFilters } from '../products/TabFilters.tsx'
import { TabPage } from '../products/TabPage.tsx'

export function AddonTypesTab() {
  const { list } = useArea('add-on-types').getSnapshot().context
  const rows = useSelector(list, selectRows)
  return (
    <TabPage
      tab="add-on-types"
      list={list}
      actions={null}
      filters={<TabFilters tab="add-on-types" list={list} placeholder="Name" chips={[]} />}
    >
      <ul>
        {rows.map((row) => (
          <li key={row.id}>{row.name}</li>
        ))}
      </ul>
    </TabPage>
  )
}
