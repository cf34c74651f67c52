import { visuallyHidden } from '../../design/hidden/VisuallyHidden.css.ts'
import { initialsOf } from '../../design/text/initials.ts'
import { avatar } from './Avatar.css.ts'
import { phrase } from '../../phrases/phrase.ts'

export interface AvatarProps {
  /** The person's name; null if nobody is assigned. */
  name: string | null
}

/** The initials of an attendant. The full name is the tooltip and the screen reader's text. */
export const Avatar = ({ name }: AvatarProps) => (
  <span className={avatar} title={name ?? phrase('housekeeping.noAttendant')} data-nobody={name === null || undefined}>
    <span aria-hidden>{name === null ? '–' : initialsOf(name)}</span>
    <span className={visuallyHidden}>
      {name === null ? phrase('housekeeping.noAttendantSpoken') : phrase('housekeeping.attendantNamed', { name })}
    </span>
  </span>
)
