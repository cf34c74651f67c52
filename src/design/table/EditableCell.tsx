import { type ReactNode, useState } from 'react'
import { editable, editButton } from './EditableCell.css.ts'
import { cell, rowHeader } from './Table.css.ts'

interface EditableCellProps {
  /** The row's header cell, as `RowHeader`. */
  isHeader?: boolean
  isNumeric?: boolean
  isNoWrap?: boolean
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
export function EditableCell({ isHeader, editLabel, onEdit, editor, children, ...look }: EditableCellProps) {
  const [isHovered, setIsHovered] = useState(false)
  const Element = isHeader ? 'th' : 'td'
  return (
    <Element
      scope={isHeader ? 'row' : undefined}
      className={`${isHeader ? rowHeader : cell(look)} ${editor ? '' : editable}`}
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
