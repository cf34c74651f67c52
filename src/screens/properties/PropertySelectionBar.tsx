import { useSelector } from '@xstate/react'
import { SelectionBar } from '../../design/selection/SelectionBar.tsx'
import * as select from '../../machines/list/list.selectors.ts'
import { selectSelectionText } from '../../machines/list/selection.selectors.ts'
import { useProperties, usePropertyList } from '../shell/actor-hooks.ts'
import { bulkActions, bulkItemOf } from './property-actions.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Actions on the selected properties. */
export function PropertySelectionBar() {
  const properties = useProperties()
  const list = usePropertyList()
  const selected = useSelector(list, select.selectSelected)
  const text = useSelector(list, selectSelectionText)
  if (selected.size === 0) return null
  const act = (id: string) => {
    const task = bulkActions.find((action) => action.id === id)?.id
    if (task)
      properties.send({ type: 'bulk.opened', task, items: [...selected.values()].map((row) => bulkItemOf(row, task)) })
  }
  return (
    <SelectionBar
      label={phrase('properties.selectedProperties')}
      text={text}
      actions={bulkActions}
      onAction={act}
      onClear={() => list.send({ type: 'selection.replaced', ids: [] })}
    />
  )
}
