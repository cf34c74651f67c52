import { memo } from 'react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { Icon } from '../../design/icon/Icon.tsx'
import { countText, toggle, toggles, labelText as wordStyle } from './CountToggles.css.ts'

interface CountToggle {
  id: string
  label: string
  icon: string
  /** "5", or "5 of 23" while other filters leave out some; null while unknown. */
  count: string | null
  isPressed: boolean
}

export interface CountTogglesProps {
  /** Name of the group: "Rooms by status". */
  label: string
  items: readonly CountToggle[]
  /** The same function each time, so that only toggles that change render. */
  onToggle: (id: string) => void
}

/** Memoised, because each change of a room changes two counts of nine. */
const Toggle = memo(function Toggle({
  id,
  label,
  icon,
  count,
  isPressed,
  onToggle,
}: CountToggle & Pick<CountTogglesProps, 'onToggle'>) {
  return (
    <ToggleButton className={toggle} isSelected={isPressed} onChange={() => onToggle(id)}>
      <Icon path={icon} size="s" />
      <span className={wordStyle}>{label}</span> <span className={countText}>{count ?? '–'}</span>
    </ToggleButton>
  )
})

/** A count per status. A pressed button (`aria-pressed`) filters the board by its status. */
export const CountToggles = ({ label, items, onToggle }: CountTogglesProps) => (
  <div role="group" aria-label={label} className={toggles}>
    {items.map((item) => (
      <Toggle key={item.id} {...item} onToggle={onToggle} />
    ))}
  </div>
)
