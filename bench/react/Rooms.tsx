import { day, type Facility, type Page } from './api.ts'
import { Table } from './Table.tsx'

const columns = ['Name', 'Type', 'Floor', 'Status', 'Condition', 'Occupancy', 'Window', 'Updated', 'Actions']

const Row = ({ room }: { room: Facility }) => (
  <tr>
    <th scope="row">{room.name}</th>
    <td>{room.facility_type.name}</td>
    <td>{room.floor ?? ''}</td>
    <td>{room.facility_status}</td>
    <td>{room.housekeeping_status}</td>
    <td>{room.occupancy}</td>
    <td>{`${day(room.bookable_date_from)} – ${day(room.bookable_date_to)}`}</td>
    <td>{day(room.updated_at)}</td>
    <td>
      <button type="button" aria-label={`Actions for ${room.name}`}>
        …
      </button>
    </td>
  </tr>
)

export const Rooms = ({ rooms: { data, meta } }: { rooms: Page<Facility> }) => (
  <>
    <h1>Rooms</h1>
    <label>
      Keyword
      <input type="search" />
    </label>
    <Table name="Rooms" columns={columns}>
      {data.map((room) => (
        <Row key={room.id} room={room} />
      ))}
    </Table>
    <nav aria-label="Pages">{`${meta.total} rooms, page ${meta.current_page} of ${meta.last_page}`}</nav>
  </>
)
