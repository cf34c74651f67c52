import type { ReactNode } from 'react'
import { printableRooms } from './PrintableRooms.css.ts'

/** Rooms that are printed as shown, without the controls. The heading is among them: it takes the focus of a control that is gone. */
export const PrintableRooms = ({ children }: { children: ReactNode }) => (
  <div className={printableRooms}>{children}</div>
)
