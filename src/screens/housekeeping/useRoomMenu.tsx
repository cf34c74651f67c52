import { type ReactNode, useCallback, useState } from 'react'
import { onDemand } from '../../design/on-demand/on-demand.tsx'
import { RoomMenu } from './RoomMenu.tsx'

const AssignAttendantDialog = onDemand(() => import('./AssignAttendantDialog.tsx').then((m) => m.AssignAttendantDialog))

interface RoomMenuState {
  /** Id of the room whose menu is open. */
  openId: number | null
  open: (id: number, anchor: HTMLElement) => void
  /** Opens the dialog to choose an attendant for these rooms. */
  assign: (ids: number[]) => void
  /** The menu, or the dialog it opened. */
  overlay: ReactNode
}

/**
 * The menu shared by all rooms of a view, and the dialog to choose an attendant. With `onHold`, cards keep their
 * place while they change.
 */
export function useRoomMenu(onHold?: (id: number) => void): RoomMenuState {
  const [menu, setMenu] = useState<{ id: number; anchor: HTMLElement } | null>(null)
  const [assigned, setAssigned] = useState<number[] | null>(null)
  const open = useCallback((id: number, anchor: HTMLElement) => setMenu({ id, anchor }), [])
  return {
    openId: menu?.id ?? null,
    open,
    assign: setAssigned,
    overlay: (
      <>
        {menu ? <RoomMenu {...menu} onHold={onHold} onAssign={setAssigned} onClose={() => setMenu(null)} /> : null}
        {assigned ? <AssignAttendantDialog ids={assigned} onClose={() => setAssigned(null)} /> : null}
      </>
    ),
  }
}
