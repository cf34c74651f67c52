import { memo, useEffect, useRef, useState } from 'react'
import { day, listProperties, type Page, type Property, type View } from './api.ts'
import { Table } from './Table.tsx'

const columns = ['Property', 'Type', 'Rooms', 'Assets', 'Bookable', 'Window', 'Status', 'Updated', 'Actions']
const statuses = ['All', 'Bookable', 'Unbookable']

type Open = (prefix: string) => void

const Row = memo(function Row({ property, onOpen }: { property: Property; onOpen: Open }) {
  return (
    <tr>
      <th scope="row">
        <a
          href={`/hotel-management/properties/${property.prefix}`}
          onClick={(event) => {
            event.preventDefault()
            onOpen(property.prefix)
          }}
        >
          {property.name}
        </a>{' '}
        <small>{property.prefix}</small>
      </th>
      <td>{property.property_type.name}</td>
      <td className="number">{property.rooms_count}</td>
      <td className="number">{property.assets_count}</td>
      <td>{property.bookable_status === 'bookable' ? 'Bookable' : 'Unbookable'}</td>
      <td>{`${day(property.bookable_date_from)} – ${day(property.bookable_date_to)}`}</td>
      <td>{property.status === 1 ? 'Active' : 'Deactivated'}</td>
      <td>{day(property.updated_at)}</td>
      <td>
        <button type="button" aria-label={`Actions for ${property.name}`}>
          …
        </button>
      </td>
    </tr>
  )
})

export function PropertyList({ onOpen }: { onOpen: Open }) {
  const [view, setView] = useState<View>({ page: 1, bookable_status: 'all', keyword: '' })
  const [keyword, setKeyword] = useState('')
  const [page, setPage] = useState<Page<Property> | null>(null)
  const pause = useRef(0)
  const change = (patch: Partial<View>) => setView((before) => ({ ...before, page: 1, ...patch }))

  useEffect(() => {
    let isNewest = true
    void listProperties(view).then((reply) => isNewest && setPage(reply))
    return () => {
      isNewest = false
    }
  }, [view])

  return (
    <>
      <h1>Properties</h1>
      <label>
        Keyword
        <input
          type="search"
          value={keyword}
          onChange={({ target: { value } }) => {
            setKeyword(value)
            clearTimeout(pause.current)
            pause.current = window.setTimeout(() => change({ keyword: value }), 150)
          }}
        />
      </label>
      <fieldset>
        <legend>Bookable status</legend>
        {statuses.map((name) => (
          <label key={name}>
            {name}
            <input
              type="radio"
              name="bookable_status"
              checked={view.bookable_status === name.toLowerCase()}
              onChange={() => change({ bookable_status: name.toLowerCase() })}
            />
          </label>
        ))}
      </fieldset>
      <Table name="Properties" columns={columns}>
        {page?.data.map((property) => (
          <Row key={property.id} property={property} onOpen={onOpen} />
        ))}
      </Table>
      <nav aria-label="Pages">
        <span role="status">
          {page ? `${page.meta.total} properties, page ${page.meta.current_page} of ${page.meta.last_page}` : ''}
        </span>
        <button type="button" disabled={view.page <= 1} onClick={() => change({ page: view.page - 1 })}>
          Previous page
        </button>
        <button
          type="button"
          disabled={view.page >= (page?.meta.last_page ?? 1)}
          onClick={() => change({ page: view.page + 1 })}
        >
          Next page
        </button>
      </nav>
    </>
  )
}
