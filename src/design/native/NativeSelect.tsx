import { useId } from 'react'
import { endSlot, controlBox, control } from '../field/field.css.ts'
import type { Choice } from '../field/ListItems.tsx'
import { chevronDown } from '../icon/icons.css.ts'
import { Icon } from '../icon/Icon.tsx'
import { describedBy, NativeField } from './NativeField.tsx'
import { chevron, inlineLabel, select } from './NativeSelect.css.ts'

export interface NativeSelectProps {
  label: string
  id?: string
  name?: string
  value: string
  choices: readonly Choice[]
  onChange: (value: string) => void
  hint?: string
  error?: string | undefined
  isRequired?: boolean
  /** Puts the label beside the control instead of above it. */
  isCompact?: boolean
}

/** The native select, for pages without react-aria. Use `Select` elsewhere. */
export function NativeSelect(props: NativeSelectProps) {
  const { label, name, value, choices, onChange, hint, error, isRequired, isCompact } = props
  const generatedId = useId()
  const id = props.id ?? generatedId
  const list = (
    <span className={controlBox}>
      <select
        {...{ id, name, value }}
        className={`${control} ${select}`}
        aria-required={isRequired || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
        onChange={(event) => onChange(event.target.value)}
      >
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.label}
          </option>
        ))}
      </select>
      <span className={`${endSlot} ${chevron}`}>
        <Icon path={chevronDown} />
      </span>
    </span>
  )
  if (isCompact)
    return (
      <label className={inlineLabel} htmlFor={id}>
        {label} {list}
      </label>
    )
  return <NativeField {...{ id, label, hint, error, isRequired }}>{list}</NativeField>
}
