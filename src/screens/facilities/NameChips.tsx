import { circleX } from '../../design/icon/icons.css.ts'
import { Icon } from '../../design/icon/Icon.tsx'
import { invalidChip, nameChip, names as namesStyle } from './NameChips.css.ts'
import { phrase } from '../../phrases/phrase.ts'

interface NamedChip {
  name: string
  /** Why the name can't be used, such as "taken". */
  problem?: string | undefined
}

export interface NameChipsProps {
  /** Accessible name of the list: "Names of the rooms". */
  label: string
  names: readonly NamedChip[]
  /** Number of names shown before "and 40 more". */
  maxShown?: number
}

/** The names that a typed pattern expands to. An invalid name has an icon and text as well as colour (WCAG 1.4.1). */
export function NameChips({ label, names, maxShown = 60 }: NameChipsProps) {
  // Names with a problem are always shown.
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
      {shown.length < names.length ? (
        <li className={nameChip}>{phrase('facilities.moreNames', { count: names.length - shown.length })}</li>
      ) : null}
    </ul>
  )
}
