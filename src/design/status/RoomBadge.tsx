import type { ReactNode } from 'react'
import { Anchor } from '../link/Anchor.tsx'
import { roomBadge, roomBadgeLink } from './Status.css.ts'

export interface RoomBadgeProps {
  children: ReactNode
  /** Link to the room's page or form; without it the badge is plain text. */
  href?: string
  onPress?: () => void
}

/** A room number. As a link it is a single element of at least 24 px (WCAG 2.5.8). */
export const RoomBadge = ({ children, href, onPress }: RoomBadgeProps) =>
  href === undefined ? (
    <bdi className={roomBadge}>{children}</bdi>
  ) : (
    <Anchor href={href} className={roomBadgeLink} onClick={onPress}>
      {children}
    </Anchor>
  )
