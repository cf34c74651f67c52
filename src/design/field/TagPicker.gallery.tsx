import { useState } from 'react'
import { Button } from '../button/Button.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import type { Gallery } from '../gallery/gallery.ts'
import { Columns } from '../layout/Columns.tsx'
import { ComboBox } from './ComboBox.tsx'
import { TagPicker } from './TagPicker.tsx'

const rooms = Array.from({ length: 12 }, (_, at) => ({
  id: 201 + at,
  label: String(201 + at),
  description: at % 2 ? 'Twin, floor 2' : 'Double, floor 2',
}))

function Rooms({ label, startsWith }: { label: string; startsWith: number }) {
  const [picked, setPicked] = useState<readonly { id: number; label: string }[]>(rooms.slice(0, startsWith))
  const [query, setQuery] = useState('')
  const found = rooms.filter((room) => room.label.includes(query))
  return (
    <TagPicker
      label={label}
      isRequired={false}
      description="Rooms with a door between them"
      placeholder="Room number"
      emptyText="No room matches"
      isLoading={false}
      {...{ picked, query, found }}
      onQuery={setQuery}
      onPick={(id) => setPicked([...picked, ...rooms.filter((room) => room.id === id)])}
      onRemove={(id) => setPicked(picked.filter((room) => room.id !== id))}
    />
  )
}

function InDialog() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Connect rooms…</Button>
      <Dialog title="Connect rooms" isOpen={isOpen} onClose={() => setOpen(false)}>
        <Rooms label="Connected to 200" startsWith={1} />
        <ComboBox label="Through" choices={[{ id: 'door', label: 'A door' }]} value="door" onChange={() => undefined} />
      </Dialog>
    </>
  )
}

export const gallery: Gallery = {
  title: 'Tag picker',
  examples: {
    'In a dialog': InDialog,
    'Some picked, none picked, searching, refused': () => (
      <Columns>
        <Rooms label="Connecting rooms" startsWith={3} />
        <Rooms label="Neighbours" startsWith={0} />
        <TagPicker
          label="Amenities"
          placeholder="Name"
          picked={[]}
          query="bath"
          onQuery={() => undefined}
          found={[]}
          isLoading
          emptyText="No amenity matches"
          onPick={() => undefined}
          onRemove={() => undefined}
          errorMessage="Choose at least one"
        />
      </Columns>
    ),
  },
}
