import { useId, useState, type Ref } from 'react'
import { iconButton } from '../button/IconButton.css.ts'
import { after, box, control, withAfter } from '../field/field.css.ts'
import { eye, eyeOff } from '../icon/icons.css.ts'
import { Icon } from '../icon/Icon.tsx'
import { describedBy, NativeField } from './NativeField.tsx'

export interface NativePasswordFieldProps {
  label: string
  id?: string
  name?: string
  autoComplete: 'current-password' | 'new-password'
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  onBlur?: () => void
  hint?: string
  error?: string | undefined
  /** The id of a list of rules, read as part of the description. */
  describedById?: string
  isRequired?: boolean
  ref?: Ref<HTMLInputElement>
}

/** A password that can be shown, pasted and filled in by a manager (WCAG 3.3.8). No react-aria in it: sign-in uses it too. */
export function NativePasswordField(props: NativePasswordFieldProps) {
  const { label, autoComplete, hint, error, isRequired, onChange, onBlur } = props
  const [isShown, setShown] = useState(false)
  const made = useId()
  const id = props.id ?? made
  const describing = [describedBy(id, hint, error), props.describedById].filter(Boolean).join(' ') || undefined
  const naming = `${isShown ? 'Hide' : 'Show'} ${label.toLowerCase()}`
  return (
    <NativeField {...{ id, label, hint, error, isRequired }}>
      <span className={box}>
        <input
          {...{ id, autoComplete, onBlur }}
          ref={props.ref}
          type={isShown ? 'text' : 'password'}
          name={props.name}
          value={props.value}
          defaultValue={props.defaultValue}
          className={`${control} ${withAfter}`}
          aria-required={isRequired || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describing}
          autoCapitalize="none"
          spellCheck={false}
          onChange={onChange ? (event) => onChange(event.target.value) : undefined}
        />
        <span className={after}>
          <button
            type="button"
            className={iconButton({ tone: 'plain', size: 'm' })}
            aria-label={naming}
            title={naming}
            onClick={() => setShown(!isShown)}
          >
            <Icon of={isShown ? eyeOff : eye} />
          </button>
        </span>
      </span>
    </NativeField>
  )
}
