import { type ReactNode, useCallback, useState } from 'react'
import { onDemand } from '../on-demand.tsx'
import { RoomMenu } from './RoomMenu.tsx'

const AssignAttendantDialog = onDemand(() => import('./AssignAttendantDialog.tsx').then((m) => m.AssignAttendantDialog))

interface RoomMenuState {
  /** The room whose menu is open. */
  openId: number | null
  open: (id: number, anchor: HTMLElement) => void
  /** Asks who is to clean these. */
  assign: (ids: number[]) => void
  /** The menu, or the dialog that it has opened. */
  overlay: ReactNode
}

/** One menu for all rooms of a view, whose rooms keep their places where `onHold` is given, and the dialog in which an attendant is chosen by hand. */
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
