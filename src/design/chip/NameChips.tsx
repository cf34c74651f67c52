import { circleX } from '../icon/icons.css.ts'
import { Icon } from '../icon/Icon.tsx'
import { invalidChip, nameChip, names as namesStyle } from './NameChips.css.ts'

interface NamedChip {
  name: string
  /** Why it cannot be, as "taken". */
  problem?: string | undefined
}

export interface NameChipsProps {
  /** Names the list: "Names of the rooms". */
  label: string
  names: readonly NamedChip[]
  /** How many are shown before "and 40 more". */
  maxShown?: number
}

/** Names that typed text stands for; one that cannot be says so by icon and word as well as by colour (WCAG 1.4.1). */
export function NameChips({ label, names, maxShown = 60 }: NameChipsProps) {
  // What is wrong is always in sight.
  const shown =
    names.length > maxShown ? names.filter(({ problem }, at) => problem !== undefined || at < maxShown) : names
  return names.length === 0 ? null : (
    <ul aria-label={label} className={namesStyle}>
      {shown.map(({ name, problem }) => (
        <li key={name} className={problem ? invalidChip : nameChip}>
          {problem ? <Icon path={circleX} size="s" /> : null}
          {name}
          {problem ? <span> {problem}</span> : null}
        </li>
      ))}
      {shown.length < names.length ? <li className={nameChip}>and {names.length - shown.length} more</li> : null}
    </ul>
  )
}
