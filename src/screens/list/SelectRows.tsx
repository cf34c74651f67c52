import { useSelector } from '@xstate/react'
import { memo } from 'react'
import { Checkbox } from '../../design/field/Checkbox.tsx'
import { type ListActor, selectIsSelecting } from '../../machines/list/list.selectors.ts'
import { phrase } from '../../phrases/phrase.ts'

/** The switch for row selection; checkboxes are hidden by default (requirement 3.filter-state). */
export const SelectRows = memo(function SelectRows({ list }: { list: ListActor }) {
  const isSelecting = useSelector(list, selectIsSelecting)
  return (
    <Checkbox isSelected={isSelecting} onChange={() => list.send({ type: 'selection.toggled' })}>
      {phrase('list.selectRows')}
    </Checkbox>
  )
})
