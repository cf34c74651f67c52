import { Input, TextField as AriaTextField } from 'react-aria-components/TextField'
import { control, field } from '../../design/field/field.css.ts'
import { ariaField, FieldParts, type FieldProps } from '../../design/field/FieldParts.tsx'
import { joined, prefix as prefixStyle, prefixed } from './PrefixedField.css.ts'

export interface PrefixedFieldProps extends FieldProps {
  /** Fixed text before the value, such as "/properties/". */
  prefix: string
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  onBlur?: () => void
  isReadOnly?: boolean
  maxLength?: number
}

/** A text field with a fixed prefix. */
export function PrefixedField(props: PrefixedFieldProps) {
  const { value, defaultValue, onChange, onBlur, isReadOnly, maxLength } = props
  return (
    <AriaTextField
      {...ariaField(props)}
      {...{ value, defaultValue, onChange, onBlur, isReadOnly, maxLength }}
      spellCheck="false"
      className={field}
    >
      <FieldParts field={props}>
        <span className={prefixed}>
          <span aria-hidden className={prefixStyle}>
            {props.prefix}
          </span>
          <Input className={`${control} ${joined}`} autoCapitalize="none" />
        </span>
      </FieldParts>
    </AriaTextField>
  )
}
