import { useSelector } from '@xstate/react'
import { selectRows } from '../../machines/list/list.selectors.ts'
import { useArea } from '../actors.ts'
import { TabFilters } from '../products/TabFilters.tsx'
import { TabPage } from '../products/TabPage.tsx'

export function FacilityTypesTab() {
  const { list } = useArea('facility-types').getSnapshot().context
  const rows = useSelector(list, selectRows)
  return (
    <TabPage
      tab="facility-types"
      list={list}
      actions={null}
      filters={<TabFilters tab="facility-types" list={list} placeholder="Name" chips={[]} />}
    >
      <ul>
        {rows.map((row) => (
          <li key={row.id}>{row.name}</li>
        ))}
      </ul>
    </TabPage>
  )
}
