import { useSelector } from '@xstate/react'
import type { HousekeepingEvent } from '../../api/contract/housekeeping.ts'
import { selectDeniedReason, selectRoom } from '../../machines/housekeeping/housekeeping.selectors.ts'
import { onDemand } from '../../design/on-demand/on-demand.tsx'
import { otherStepsNote, roomActions } from './room-actions.ts'
import { reportProblem, useHousekeeping, useShow } from './useHousekeeping.ts'
import { useRoomActions } from './useRoomActions.ts'

const Menu = onDemand(() => import('../products/RowMenu.tsx').then((m) => m.RowMenu))

interface RoomMenuProps {
  id: number
  anchor: HTMLElement
  /** Opens the dialog to choose an attendant for these rooms. */
  onAssign: (ids: number[]) => void
  /** Called before the room changes, so that its card keeps its place. */
  onHold: ((id: number) => void) | undefined
  onClose: () => void
}

/** The "…" menu shared by all rooms of the board or table. */
export function RoomMenu({ id, anchor, onAssign, onHold, onClose }: RoomMenuProps) {
  const section = useHousekeeping()
  const room = useSelector(section, selectRoom(id))
  const show = useShow()
  const { perform } = useRoomActions()
  if (!room) return null
  const runAction = (action: string) => {
    if (action === 'assign') onAssign([id])
    else if (action === 'history') show({ room: id })
    else if (action === 'problem') reportProblem(section, room)
    else {
      onHold?.(id)
      perform(action, [id], onHold !== undefined)
    }
  }
  const deniedReasonOf = (event: HousekeepingEvent) => selectDeniedReason(id, event)(section.getSnapshot())
  return (
    <Menu
      name={room.name}
      anchor={anchor}
      actions={roomActions(room, deniedReasonOf)}
      note={otherStepsNote(room, deniedReasonOf)}
      onAction={runAction}
      onClose={onClose}
    />
  )
}
