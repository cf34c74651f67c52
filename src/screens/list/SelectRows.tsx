import { useSelector } from '@xstate/react'
import { Checkbox } from '../../design/field/Checkbox.tsx'
import { type ListActor, selectIsSelecting } from '../../machines/list/list.selectors.ts'

/** Boxes to tick rows with, shown only while they are wanted (requirement 3.filter-state). */
export function SelectRows({ list }: { list: ListActor }) {
  const isSelecting = useSelector(list, selectIsSelecting)
  return (
    <Checkbox isSelected={isSelecting} onChange={() => list.send({ type: 'selection.toggled' })}>
      Select rows
    </Checkbox>
  )
}
