import { useState } from 'react'
import type { Gallery } from '../../design/gallery/gallery.ts'
import { VisuallyHidden } from '../../design/hidden/VisuallyHidden.tsx'
import { arrowDown, arrowUp } from '../../design/icon/icons.css.ts'
import { ActionMenu } from '../../design/menu/ActionMenu.tsx'
import { Link } from '../../design/text/Link.tsx'
import { ReorderRow, useReorder } from './Reorder.tsx'
import { ActionsCell, Cell, RowHeader } from '../../design/table/Row.tsx'
import { Table, TableRegion } from '../../design/table/Table.tsx'
import { Th } from '../../design/table/Th.tsx'

const types = ['Single', 'Double', 'Twin', 'Family', 'Lake suite']

function Types() {
  const [ids, setIds] = useState([0, 1, 2, 3, 4])
  const [said, setSaid] = useState('')
  const [open, setOpen] = useState<{ id: number; anchor: HTMLElement } | null>(null)
  const labelOf = (id: number) => types[id] ?? ''
  const move = (id: number, to: number) => {
    const rest = ids.filter((each) => each !== id)
    setIds([...rest.slice(0, to), id, ...rest.slice(to)])
    setSaid(`${labelOf(id)}, ${to + 1} of ${ids.length}`)
  }
  const order = useReorder({ ids, labelOf, onMove: move })
  return (
    <>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <TableRegion label="Facility types in order">
        <Table
          caption="Facility types, 5 found"
          head={
            <>
              <Th isHidden>Order</Th>
              <Th>Type</Th>
              <Th isNumeric>Rooms</Th>
              <Th isHidden>Actions</Th>
            </>
          }
        >
          {ids.map((id) => (
            <ReorderRow key={id} order={order} rowId={id}>
              <RowHeader>
                <Link tone="strong" href={`?type=${id}`}>
                  {labelOf(id)}
                </Link>
              </RowHeader>
              <Cell isNumeric>{(id + 3) * 7}</Cell>
              <ActionsCell
                label={`Actions for ${labelOf(id)}`}
                isOpen={open?.id === id}
                onOpen={(anchor) => setOpen({ id, anchor })}
              />
            </ReorderRow>
          ))}
        </Table>
      </TableRegion>
      <ActionMenu
        label="Actions"
        anchor={open?.anchor ?? null}
        actions={[
          { id: 'up', label: 'Move up', icon: arrowUp },
          { id: 'down', label: 'Move down', icon: arrowDown },
        ]}
        onAction={(to) => (open ? move(open.id, ids.indexOf(open.id) + (to === 'up' ? -1 : 1)) : undefined)}
        onClose={() => setOpen(null)}
      />
    </>
  )
}

export const gallery: Gallery = { title: 'Reorder', examples: { 'Rows in order': Types } }
