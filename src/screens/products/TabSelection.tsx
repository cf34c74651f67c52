import { useSelector } from '@xstate/react'
import type { Action } from '../../design/menu/action.ts'
import { SelectionBar } from '../../design/selection/SelectionBar.tsx'
import * as select from '../../machines/list/list.selectors.ts'
import { phrase } from '../../phrases/phrase.ts'

interface TabSelectionProps<Item extends { id: number }> {
  list: select.ListActor<Item>
  /** "Selected amenities" */
  label: string
  actions: readonly Action[]
  onAction: (id: string, items: Item[]) => void
}

/** Actions on the selected rows of a tab. */
export function TabSelection<Item extends { id: number }>({ list, label, actions, onAction }: TabSelectionProps<Item>) {
  const selected = useSelector(list, select.selectSelected)
  const rows = useSelector(list, select.selectRows<Item>)
  const { total } = useSelector(list, select.selectMeta)
  if (selected.size === 0) return null
  return (
    <SelectionBar
      label={label}
      text={phrase('products.ofSelected', { count: selected.size, total })}
      actions={actions}
      onAction={(id) =>
        onAction(
          id,
          rows.filter((row) => selected.has(row.id)),
        )
      }
      onClear={() => list.send({ type: 'selection.replaced', ids: [] })}
    />
  )
}
