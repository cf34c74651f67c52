import { useId } from 'react'
import { endSlot, controlBox, control } from '../../../src/design/field/field.css.ts'
import type { Choice } from '../../../src/design/field/choice.ts'
import { chevronDown } from '../../../src/design/icon/icons.css.ts'
import { Icon } from '../../../src/design/icon/Icon.tsx'
import { NativeField } from '../../../src/design/native/NativeField.tsx'
import { chevron, inlineLabel, select } from './NativeSelect.css.ts'

interface NativeSelectProps<Value extends string | number> {
  label: string
  value: Value
  choices: readonly Choice<Value>[]
  onChange: (value: Value) => void
  /** Puts the label beside the control instead of above it. */
  isCompact?: boolean
}

/** The native select. The QA page doesn't use react-aria. */
export function NativeSelect<Value extends string | number>(props: NativeSelectProps<Value>) {
  const { label, value, choices, onChange, isCompact } = props
  const id = useId()
  const choose = (text: string) => {
    const choice = choices.find((candidate) => String(candidate.id) === text)
    if (choice) onChange(choice.id)
  }
  const list = (
    <span className={controlBox}>
      <select id={id} value={value} className={`${control} ${select}`} onChange={(event) => choose(event.target.value)}>
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
  return <NativeField {...{ id, label }}>{list}</NativeField>
}
