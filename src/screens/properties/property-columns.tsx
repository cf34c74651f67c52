import type { propertyColumns as columnIds } from '../../api/contract/enums.ts'
import type { Property } from '../../api/contract/property.ts'
import { Cell, RowHeader, StatusCell } from '../../design/table/Row.tsx'
import { Link } from '../../design/text/Link.tsx'
import * as routes from '../../routes/properties.ts'
import { activeStatusDisplay } from '../active-status-display.ts'
import { bookableWindow, updatedAt } from '../date-cells.tsx'
import type { ListColumn } from '../list/list-column.ts'
import { phrase } from '../../phrases/phrase.ts'

/** The columns of the property list. */
export const propertyColumns: readonly (ListColumn<Property> & { id: (typeof columnIds)[number] })[] = [
  {
    id: 'name',
    heading: phrase('properties.property'),
    renderCell: ({ prefix, name }) => (
      <RowHeader>
        <Link tone="strong" href={routes.property(prefix)}>
          {name}
        </Link>
        <span>{prefix}</span>
      </RowHeader>
    ),
  },
  {
    id: 'type',
    heading: phrase('properties.type'),
    renderCell: (row) => <Cell isNoWrap>{row.property_type.name}</Cell>,
  },
  {
    id: 'rooms_count',
    heading: phrase('properties.rooms'),
    isNumeric: true,
    renderCell: (row) => <Cell isNumeric>{row.rooms_count}</Cell>,
  },
  {
    id: 'assets_count',
    heading: phrase('properties.assets'),
    isNumeric: true,
    renderCell: (row) => <Cell isNumeric>{row.assets_count}</Cell>,
  },
  {
    id: 'bookable',
    heading: phrase('properties.bookable'),
    renderCell: ({ bookable_status }) =>
      bookable_status === 'bookable' ? (
        <StatusCell tone="ok">{phrase('properties.bookable')}</StatusCell>
      ) : (
        <StatusCell tone="neutral">{phrase('properties.unbookable')}</StatusCell>
      ),
  },
  {
    id: 'window',
    heading: phrase('properties.window'),
    renderCell: (row) => (
      <Cell isNoWrap tone="secondary">
        {bookableWindow(row.bookable_date_from, row.bookable_date_to)}
      </Cell>
    ),
  },
  {
    id: 'status',
    heading: phrase('properties.status'),
    renderCell: ({ status }) => {
      const { tone, icon, label } = activeStatusDisplay[status]
      return (
        <StatusCell tone={tone} icon={icon}>
          {label}
        </StatusCell>
      )
    },
  },
  {
    id: 'updated_at',
    heading: phrase('properties.updatedInLocalTime'),
    renderCell: (row) => (
      <Cell isNoWrap tone="secondary">
        {updatedAt(row.updated_at, row.timezone)}
      </Cell>
    ),
  },
]
