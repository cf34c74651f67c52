import { useEffect, useId, useMemo, useRef, useState, type RefObject } from 'react'
import { Pressable } from 'react-aria-components/Pressable'
import { useDrag } from 'react-aria-components/useDrag'
import { useDrop } from 'react-aria-components/useDrop'
import { grip } from '../../design/icon/icons.css.ts'
import { Icon } from '../../design/icon/Icon.tsx'
import { handle, handleCell, movable } from './Reorder.css.ts'
import { markStyle, type RowProps } from '../../design/table/Row.tsx'
import { phrase } from '../../phrases/phrase.ts'

export interface ReorderOptions {
  /** Row ids in their current order. */
  ids: readonly number[]
  /** Label of a row, for "Move Double". */
  labelOf: (id: number) => string
  /** `toIndex` is the new position, counted from 0. */
  onMove: (id: number, toIndex: number) => void
  /** The order can't be changed now: it is being saved, or the list is only partly visible. */
  isDisabled?: boolean
}

/** Drag state shared by the rows of a table. */
export interface Reorder extends ReorderOptions {
  /** Drag type. Rows of other tables are rejected. */
  type: string
  dragged: number | null
  setDragged: (id: number | null) => void
}

/**
 * Reorders a table's rows by drag with mouse, touch or keyboard. The alternative without dragging is "Move up" and
 * "Move down" in the row's menu (WCAG 2.5.7).
 */
export function useReorder(options: ReorderOptions): Reorder {
  const type = `application/x-row-${useId()}`
  const [dragged, setDragged] = useState<number | null>(null)
  return { ...options, type, dragged, setDragged }
}

type DragPreview = (items: unknown, draw: (picture: HTMLElement | null) => void) => void

const targetIn = (sequence: string, element: RefObject<HTMLElement | null>) => ({
  sequence,
  get current() {
    return element.current
  },
})

export interface ReorderRowProps extends Omit<RowProps, 'id'> {
  order: Reorder
  rowId: number
}

/**
 * A `Row` that can be dragged, and dropped on: the dropped row takes its position. The first cell is the drag handle,
 * so its column needs a heading.
 */
export function ReorderRow({ order, rowId, index, isSelected, isBusy, mark, children }: ReorderRowProps) {
  const { ids, labelOf, dragged, setDragged, type } = order
  const isDisabled = order.isDisabled ?? false
  const rowRef = useRef<HTMLTableRowElement>(null)
  const handleRef = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    // In braces: React would treat a promise returned by the browser as the effect's cleanup.
    if (mark) rowRef.current?.scrollIntoView({ block: 'nearest' })
  }, [mark])
  const place = ids.indexOf(rowId)
  const side = dragged !== null && place < ids.indexOf(dragged) ? 'before' : 'after'
  const isTarget = dragged !== null && dragged !== rowId

  const preview = useRef<DragPreview>((_, draw) => draw(rowRef.current))
  const { dragProps, dragButtonProps, isDragging } = useDrag({
    isDisabled,
    hasDragButton: true,
    preview,
    getItems: () => [{ [type]: String(rowId) }],
    getAllowedDropOperations: () => ['move'],
    onDragStart: () => setDragged(rowId),
    onDragEnd: () => {
      setDragged(null)
      // After a move by keyboard the focus is on the row at the drop position: move it to the moved row.
      if (rowRef.current?.closest('table')?.contains(document.activeElement)) handleRef.current?.focus()
    },
  })

  // Tab visits the drop targets in order of registration. A new ref registers them again in the new row order.
  const sequence = ids.join(' ')
  const target = useMemo(() => targetIn(sequence, handleRef), [sequence])
  const { dropProps, dropButtonProps, isDropTarget } = useDrop({
    ref: target,
    isDisabled,
    hasDropButton: true,
    getDropOperation: (types) => (types.has(type) && isTarget ? 'move' : 'cancel'),
    onDrop: () => (dragged === null ? undefined : order.onMove(dragged, place)),
  })
  const { onPress, ...described } = isTarget ? { ...dropButtonProps, onPress: undefined } : dragButtonProps

  return (
    <tr
      {...dropProps}
      ref={rowRef}
      className={movable}
      aria-rowindex={index}
      aria-busy={isBusy || undefined}
      data-selected={isSelected || undefined}
      data-mark={mark}
      style={mark && markStyle(mark)}
      data-done={isBusy || undefined}
      data-dragging={isDragging || undefined}
      data-drop={isDropTarget ? side : undefined}
    >
      <td {...dragProps} className={handleCell}>
        <Pressable isDisabled={isDisabled} {...(onPress ? { onPress } : {})}>
          <span
            ref={handleRef}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Firefox lets no button be dragged, nor what it lies in
            role="button"
            aria-disabled={isDisabled || undefined}
            aria-describedby={described['aria-describedby']}
            aria-label={
              isTarget
                ? phrase('facility-types.dropTarget', { side, name: labelOf(dragged), other: labelOf(rowId) })
                : phrase('facility-types.moveHandle', { name: labelOf(rowId) })
            }
            className={handle}
          >
            <Icon path={grip} />
          </span>
        </Pressable>
      </td>
      {children}
    </tr>
  )
}
