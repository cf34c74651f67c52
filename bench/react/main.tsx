/*
 * The same task as the baseline (bench/floor) on bare React: hand-written, without router, state machines, components
 * or error handling.
 */
import { type FormEvent, type MouseEvent, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { type Facility, listRooms, type Page, type Property, signIn, viewProperty } from './api.ts'
import { PropertyList } from './PropertyList.tsx'
import { Rooms } from './Rooms.tsx'

type Screen =
  | { name: 'login' }
  | { name: 'list' }
  | { name: 'property'; property: Property }
  | { name: 'rooms'; rooms: Page<Facility> }

const Login = ({ onSubmit }: { onSubmit: (body: FormData) => void }) => (
  <form
    onSubmit={(event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      onSubmit(new FormData(event.currentTarget))
    }}
  >
    <h1>Sign in</h1>
    <label>
      Email
      <input name="email" type="email" autoComplete="username" required />
    </label>
    <label>
      Password
      <input name="password" type="password" autoComplete="current-password" required />
    </label>
    <button type="submit">Sign in</button>
  </form>
)

function Hotel({ property, onProducts }: { property: Property; onProducts: () => void }) {
  const open = (event: MouseEvent) => {
    event.preventDefault()
    onProducts()
  }
  return (
    <>
      <h1>{property.name}</h1>
      <nav aria-label="Hotel">
        <a href={`/hotel-management/properties/${property.prefix}/products`} onClick={open}>
          Products
        </a>
      </nav>
    </>
  )
}

function App() {
  const [screen, show] = useState<Screen>({ name: 'login' })
  switch (screen.name) {
    case 'login':
      return <Login onSubmit={(body) => void signIn(body).then(() => show({ name: 'list' }))} />
    case 'list':
      return (
        <PropertyList
          onOpen={(prefix) => void viewProperty(prefix).then((property) => show({ name: 'property', property }))}
        />
      )
    case 'property':
      return (
        <Hotel
          property={screen.property}
          onProducts={() => void listRooms(screen.property.id).then((rooms) => show({ name: 'rooms', rooms }))}
        />
      )
    case 'rooms':
      return <Rooms rooms={screen.rooms} />
  }
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)
