import { Fragment, memo } from 'react'
import type { Property } from '../../api/contract/property.ts'
import { ActionsCell, Row, type RowMark } from '../../design/table/Row.tsx'
import { SelectionCell } from '../../design/table/SelectionCells.tsx'
import type { PropertyListRef } from '../../machines/properties/property-list.machine.ts'
import type { ListColumn } from '../list/list-column.ts'
import { phrase } from '../../phrases/phrase.ts'

/** The row with the open "…" menu, and its button. */
export interface OpenMenu {
  property: Property
  anchor: HTMLElement
}

interface PropertyRowProps {
  list: PropertyListRef
  property: Property
  columns: readonly ListColumn<Property>[]
  index: number
  isSelecting: boolean
  isSelected: boolean
  mark: RowMark | undefined
  isMenuOpen: boolean
  onMenu: (menu: OpenMenu) => void
}

/** A property's row. Memoised, because a page has many rows. */
export const PropertyRow = memo(function PropertyRow(props: PropertyRowProps) {
  const { list, property, columns, index, isSelecting, isSelected, mark, isMenuOpen, onMenu } = props
  return (
    <Row index={index} isSelected={isSelected} mark={mark}>
      {isSelecting ? (
        <SelectionCell
          label={phrase('properties.select', { name: property.name })}
          isSelected={isSelected}
          onChange={() => list.send({ type: 'row.toggled', id: property.id })}
        />
      ) : null}
      {columns.map(({ id, renderCell }) => (
        <Fragment key={id}>{renderCell(property)}</Fragment>
      ))}
      <ActionsCell
        label={phrase('properties.actionsFor', { name: property.name })}
        isOpen={isMenuOpen}
        onOpen={(anchor) => onMenu({ property, anchor })}
      />
    </Row>
  )
})
