import { memo } from 'react'
import type { Property } from '../../api/contract/property.ts'
import { ActionsCell, Cell, Row, RowHeader, StatusCell } from '../../design/table/Row.tsx'
import { SelectionCell } from '../../design/table/SelectionCells.tsx'
import { Link } from '../../design/text/Link.tsx'
import type { PropertyListRef } from '../../machines/properties/property-list.machine.ts'
import * as routes from '../../routes/properties.ts'
import { activeStatusDisplay } from '../active-status-display.ts'
import { bookableWindow, updatedAt } from '../date-cells.tsx'
import { phrase } from '../../phrases/phrase.ts'

/** The row with the open "…" menu, and its button. */
export interface OpenMenu {
  property: Property
  anchor: HTMLElement
}

interface PropertyRowProps {
  list: PropertyListRef
  property: Property
  index: number
  isSelecting: boolean
  isSelected: boolean
  isNew: boolean
  isMenuOpen: boolean
  onMenu: (menu: OpenMenu) => void
}

/** A property's row. Memoised, because a page has many rows. */
export const PropertyRow = memo(function PropertyRow(props: PropertyRowProps) {
  const { list, property, index, isSelecting, isSelected, isNew, isMenuOpen, onMenu } = props
  const { tone, icon, label } = activeStatusDisplay[property.status]
  return (
    <Row index={index} isSelected={isSelected} isNew={isNew}>
      {isSelecting ? (
        <SelectionCell
          label={phrase('properties.select', { name: property.name })}
          isSelected={isSelected}
          onChange={() => list.send({ type: 'row.toggled', id: property.id })}
        />
      ) : null}
      <RowHeader>
        <Link tone="strong" href={routes.property(property.prefix)}>
          {property.name}
        </Link>
        <span>{property.prefix}</span>
      </RowHeader>
      <Cell isNoWrap>{property.property_type.name}</Cell>
      <Cell isNumeric>{property.rooms_count}</Cell>
      <Cell isNumeric>{property.assets_count}</Cell>
      {property.bookable_status === 'bookable' ? (
        <StatusCell tone="ok">{phrase('properties.bookable')}</StatusCell>
      ) : (
        <StatusCell tone="neutral">{phrase('properties.unbookable')}</StatusCell>
      )}
      <Cell isNoWrap tone="secondary">
        {bookableWindow(property.bookable_date_from, property.bookable_date_to)}
      </Cell>
      <StatusCell tone={tone} icon={icon}>
        {label}
      </StatusCell>
      <Cell isNoWrap tone="secondary">
        {updatedAt(property.updated_at, property.timezone)}
      </Cell>
      <ActionsCell
        label={phrase('properties.actionsFor', { name: property.name })}
        isOpen={isMenuOpen}
        onOpen={(anchor) => onMenu({ property, anchor })}
      />
    </Row>
  )
})
