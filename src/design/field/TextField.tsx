import type { HTMLInputAutoCompleteAttribute, Ref } from 'react'
import { Input, TextField as AriaTextField } from 'react-aria-components/TextField'
import { control, field as fieldStyle } from './field.css.ts'
import { ariaField, FieldParts, type FieldProps } from './FieldParts.tsx'

export interface TextFieldProps extends FieldProps {
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  onBlur?: () => void
  type?: 'text' | 'email' | 'tel' | 'url'
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'url'
  /** Required for personal data (WCAG 1.3.5). */
  autoComplete?: HTMLInputAutoCompleteAttribute
  placeholder?: string
  maxLength?: number
  isReadOnly?: boolean
  autoFocus?: boolean
  spellCheck?: 'true' | 'false'
  ref?: Ref<HTMLInputElement>
}

/** Single-line text. */
export function TextField(props: TextFieldProps) {
  const { value, defaultValue, onChange, onBlur, type, inputMode, autoComplete, maxLength, isReadOnly, autoFocus } =
    props
  return (
    <AriaTextField
      {...ariaField(props)}
      {...{ value, defaultValue, onChange, onBlur, type, inputMode, autoComplete, maxLength, isReadOnly, autoFocus }}
      spellCheck={props.spellCheck}
      className={fieldStyle}
    >
      <FieldParts field={props}>
        <Input ref={props.ref} className={control} placeholder={props.placeholder} />
      </FieldParts>
    </AriaTextField>
  )
}
