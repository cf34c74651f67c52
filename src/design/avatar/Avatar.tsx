import { visuallyHidden } from '../hidden/VisuallyHidden.css.ts'
import { avatar } from './Avatar.css.ts'

export interface AvatarProps {
  /** Whose initials; null is nobody. */
  name: string | null
  /** What the person is here, as "Attendant"; read before the name. */
  role: string
}

/** "Lena Kovač" is LK, "Ana de la Cruz" AC. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return letters.map((word) => (word ? Array.from(word)[0]!.toUpperCase() : '')).join('')
}

/** Who it is, in two letters; the whole name on hovering, and to a screen reader. */
export const Avatar = ({ name, role }: AvatarProps) => (
  <span className={avatar} title={name ?? `No ${role.toLowerCase()}`} data-nobody={name === null || undefined}>
    <span aria-hidden>{name === null ? '–' : initialsOf(name)}</span>
    <span className={visuallyHidden}>{name === null ? `no ${role.toLowerCase()}` : `${role} ${name}`}</span>
  </span>
)
