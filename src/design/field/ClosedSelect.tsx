import type { Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { chevronDown } from '../icon/icons.css.ts'
import { Icon } from '../icon/Icon.tsx'
import { control, field, label } from './field.css.ts'
import { chosen, compact, trigger } from './Select.css.ts'

interface ClosedSelectProps {
  /** Its label has the id `${id}-label`. */
  id: string
  ref?: Ref<HTMLButtonElement>
  label: string
  /** Label of the chosen option, or the placeholder. */
  text: string
  isPlaceholder: boolean
  isCompact?: boolean | undefined
  /** The list is open, or its code on its way. */
  isOpen: boolean
  /** It stands in for a button that was pressed (WCAG 2.4.3). */
  autoFocus?: boolean
  /** The select may open soon (hover or focus): preload its code. */
  onPreload: () => void
  onOpen: () => void
}

/** The button of a select whose list loads when it is opened. Look and name are those of `Select`. */
export function ClosedSelect(props: ClosedSelectProps) {
  const { id, isCompact, text } = props
  return (
    <div className={isCompact ? compact : field}>
      <span id={`${id}-label`} className={label}>
        {props.label}
      </span>
      <Button
        ref={props.ref}
        id={isCompact ? `${id}-value` : undefined}
        className={`${control} ${trigger}`}
        aria-haspopup="listbox"
        aria-expanded={props.isOpen}
        aria-labelledby={`${id}-value ${id}-label`}
        autoFocus={props.autoFocus}
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
