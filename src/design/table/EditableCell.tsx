import { type ReactNode, useState } from 'react'
import { editButton, headerCell, numericCell, textCell } from './EditableCell.css.ts'

interface EditableCellProps {
  /** The row's header cell, as `RowHeader`. */
  isHeader?: boolean
  isNumeric?: boolean
  /** For example "Edit price of Breakfast". */
  editLabel: string
  onEdit: () => void
  /** The field, in place of the content. */
  editor?: ReactNode
  children: ReactNode
}

/**
 * A cell whose value can be edited in place. Its button is drawn only beneath the pointer, and is no tab stop: the row's menu has the same
 * action for the keyboard and for touch (WCAG 2.1.1).
 */
export function EditableCell({ isHeader, isNumeric, editLabel, onEdit, editor, children }: EditableCellProps) {
  const [isHovered, setIsHovered] = useState(false)
  const Element = isHeader ? 'th' : 'td'
  return (
    <Element
      scope={isHeader ? 'row' : undefined}
      className={isHeader ? headerCell : isNumeric ? numericCell : textCell}
      onPointerEnter={({ pointerType }) => setIsHovered(pointerType !== 'touch')}
      onPointerLeave={() => setIsHovered(false)}
    >
      {editor ?? children}
      {isHovered && !editor ? (
        <button
          type="button"
          tabIndex={-1}
          className={editButton}
          aria-label={editLabel}
          title={editLabel}
          onClick={onEdit}
        />
      ) : null}
    </Element>
  )
}
