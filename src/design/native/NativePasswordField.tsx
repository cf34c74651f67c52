import { useId, useState, type Ref } from 'react'
import { iconButton } from '../button/IconButton.css.ts'
import { endSlot, controlBox, control, withEndSlot } from '../field/field.css.ts'
import { eye, eyeOff } from '../icon/icons.css.ts'
import { Icon } from '../icon/Icon.tsx'
import { describedBy, NativeField } from './NativeField.tsx'
import { phrase } from '../../phrases/phrase.ts'
import { labelInSentence } from '../field/label-in-sentence.ts'

export interface NativePasswordFieldProps {
  label: string
  id?: string
  name?: string
  autoComplete: 'current-password' | 'new-password'
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  errorMessage?: string | undefined
  /** Id of a list of rules, part of the description. */
  describedById?: string
  isRequired?: boolean
  ref?: Ref<HTMLInputElement>
}

/**
 * A password field with a show button; pasting and password managers work (WCAG 3.3.8). No react-aria: the sign-in
 * page uses it too.
 */
export function NativePasswordField(props: NativePasswordFieldProps) {
  const { label, autoComplete, errorMessage, isRequired, onChange } = props
  const [isShown, setShown] = useState(false)
  const generatedId = useId()
  const id = props.id ?? generatedId
  const describedByIds = [describedBy(id, errorMessage), props.describedById].filter(Boolean).join(' ') || undefined
  const name = labelInSentence(label)
  const toggleLabel = isShown ? phrase('design.hideText', { label: name }) : phrase('design.showText', { label: name })
  return (
    <NativeField {...{ id, label, errorMessage, isRequired }}>
      <span className={controlBox}>
        <input
          {...{ id, autoComplete }}
          ref={props.ref}
          type={isShown ? 'text' : 'password'}
          name={props.name}
          value={props.value}
          defaultValue={props.defaultValue}
          className={`${control} ${withEndSlot}`}
          aria-required={isRequired || undefined}
          aria-invalid={errorMessage ? true : undefined}
          aria-describedby={describedByIds}
          autoCapitalize="none"
          spellCheck={false}
          onChange={onChange ? (event) => onChange(event.target.value) : undefined}
        />
        <span className={endSlot}>
          <button
            type="button"
            className={iconButton({ tone: 'plain', size: 'm' })}
            title={toggleLabel}
            onClick={() => setShown(!isShown)}
          >
            <Icon path={isShown ? eyeOff : eye} />
          </button>
        </span>
      </span>
    </NativeField>
  )
}
