import { useId, type HTMLInputAutoCompleteAttribute, type Ref } from 'react'
import { control } from '../field/field.css.ts'
import { describedBy, NativeField } from './NativeField.tsx'

export interface NativeTextFieldProps {
  label: string
  id?: string
  name?: string
  type?: 'text' | 'email' | 'tel' | 'search'
  /** For password managers and WCAG 1.3.5. */
  autoComplete?: HTMLInputAutoCompleteAttribute
  /** Keyboard of a phone. */
  inputMode?: 'numeric' | undefined
  defaultValue?: string
  errorMessage?: string | undefined
  isRequired?: boolean
  ref?: Ref<HTMLInputElement>
}

/** Single-line text on a small page. Use `TextField` elsewhere. */
export function NativeTextField(props: NativeTextFieldProps) {
  const { label, type = 'text', autoComplete, inputMode, errorMessage, isRequired } = props
  const generatedId = useId()
  const id = props.id ?? generatedId
  return (
    <NativeField {...{ id, label, errorMessage, isRequired }}>
      <input
        {...{ id, type, autoComplete, inputMode }}
        ref={props.ref}
        name={props.name}
        defaultValue={props.defaultValue}
        className={control}
        aria-required={isRequired || undefined}
        aria-invalid={errorMessage ? true : undefined}
        aria-describedby={describedBy(id, errorMessage)}
        spellCheck={false}
      />
    </NativeField>
  )
}
