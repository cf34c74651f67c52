import { useId } from 'react'
import { Button } from 'react-aria-components/Button'
import { chevronDown } from '../icon/icons.css.ts'
import { Icon } from '../icon/Icon.tsx'
import { control, field, label } from './field.css.ts'
import { chosen, compact, trigger } from './Select.css.ts'

interface ClosedSelectProps {
  label: string
  /** Label of the chosen option, or the placeholder. */
  text: string
  isPlaceholder: boolean
  isCompact?: boolean | undefined
  /** The list is loading. */
  isOpening: boolean
  /** The select may open soon (hover or focus): preload its code. */
  onPreload: () => void
  onOpen: () => void
}

/** A select that hasn't been opened yet: its button, with the same look, name and keys. */
export function ClosedSelect(props: ClosedSelectProps) {
  const id = useId()
  const { isCompact, text } = props
  return (
    <div className={isCompact ? compact : field}>
      <span id={`${id}-label`} className={label}>
        {props.label}
      </span>
      <Button
        id={isCompact ? `${id}-value` : undefined}
        className={`${control} ${trigger}`}
        aria-haspopup="listbox"
        aria-expanded={props.isOpening}
        aria-labelledby={`${id}-value ${id}-label`}
        // While the code of the list loads, this one stands in for the button that was pressed (WCAG 2.4.3).
        autoFocus={props.isOpening}
        onFocus={props.onPreload}
        onHoverStart={props.onPreload}
        onPress={props.onOpen}
        onKeyDown={({ key }) => (key === 'ArrowDown' || key === 'ArrowUp' ? props.onOpen() : undefined)}
      >
        {/* A compact one is as wide as its text, which needs no element to be cut off. */}
        {isCompact ? (
          text
        ) : (
          <span id={`${id}-value`} className={chosen} data-placeholder={props.isPlaceholder || undefined}>
            {text}
          </span>
        )}
        <Icon path={chevronDown} />
      </Button>
    </div>
  )
}
