import { ToggleButton } from 'react-aria-components/ToggleButton'
import { Icon } from '../../design/icon/Icon.tsx'
import { countText, toggle, toggles, labelText as wordStyle } from './CountToggles.css.ts'

interface CountToggle {
  id: string
  label: string
  icon: string
  /** Null while unknown. */
  count: number | null
  isPressed: boolean
}

export interface CountTogglesProps {
  /** Name of the group: "Rooms by status". */
  label: string
  items: readonly CountToggle[]
  onToggle: (id: string) => void
}

/** A count per status. A pressed button (`aria-pressed`) filters the board by its status. */
export const CountToggles = ({ label, items, onToggle }: CountTogglesProps) => (
  <div role="group" aria-label={label} className={toggles}>
    {items.map(({ id, label: word, icon, count, isPressed }) => (
      <ToggleButton key={id} className={toggle} isSelected={isPressed} onChange={() => onToggle(id)}>
        <Icon path={icon} size="s" />
        <span className={wordStyle}>{word}</span>
        <span className={countText}>{count ?? '–'}</span>
      </ToggleButton>
    ))}
  </div>
)
