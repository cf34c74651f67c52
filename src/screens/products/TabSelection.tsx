import { useSelector } from '@xstate/react'
import type { Action } from '../../design/menu/action.ts'
import { SelectionBar } from '../../design/selection/SelectionBar.tsx'
import * as select from '../../machines/list/list.selectors.ts'
import { selectSelectionText } from '../../machines/list/selection.selectors.ts'

interface TabSelectionProps<Item extends { id: number }> {
  list: select.ListActor<Item>
  /** "Selected amenities" */
  label: string
  actions: readonly Action[]
  onAction: (id: string, items: Item[]) => void
}

/** Actions on the selected rows of a tab, on whichever page they are. */
export function TabSelection<Item extends { id: number }>({ list, label, actions, onAction }: TabSelectionProps<Item>) {
  const selected = useSelector(list, select.selectSelected<Item>)
  const text = useSelector(list, selectSelectionText)
  if (selected.size === 0) return null
  return (
    <SelectionBar
      label={label}
      text={text}
      actions={actions}
      onAction={(id) => onAction(id, [...selected.values()])}
      onClear={() => list.send({ type: 'selection.replaced', ids: [] })}
    />
  )
}
