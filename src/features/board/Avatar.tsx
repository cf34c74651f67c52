import { visuallyHidden } from '../../design/hidden/VisuallyHidden.css.ts'
import { avatar } from './Avatar.css.ts'
import { phrase } from '../../phrases/phrase.ts'

export interface AvatarProps {
  /** The person's name; null if nobody is assigned. */
  name: string | null
}

/** Initials of a name: "Lena Kovač" gives LK, "Ana de la Cruz" gives AC. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return letters.map((word) => (word ? Array.from(word)[0]!.toUpperCase() : '')).join('')
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
