import type { ReactNode } from 'react'
import { Anchor } from '../link/Anchor.tsx'
import { roomBadge, roomBadgeLink } from './Status.css.ts'

export interface RoomBadgeProps {
  children: ReactNode
  /** The room's own page or form; without it the plate is only a mark. */
  href?: string
  onPress?: () => void
}

/** A room number, as on its door; as a link it is one element and at least 24 px high (WCAG 2.5.8). */
export const RoomBadge = ({ children, href, onPress }: RoomBadgeProps) =>
  href === undefined ? (
    <span className={roomBadge}>{children}</span>
  ) : (
    <Anchor href={href} className={roomBadgeLink} onClick={onPress}>
      {children}
    </Anchor>
  )
