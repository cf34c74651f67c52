import { TextArea as AriaTextArea, TextField as AriaTextField } from 'react-aria-components/TextField'
import { control, field } from './field.css.ts'
import { ariaField, FieldParts, type FieldProps } from './FieldParts.tsx'
import { textArea } from './TextArea.css.ts'

export interface TextAreaProps extends FieldProps {
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  onBlur?: () => void
  placeholder?: string
  maxLength?: number
  rows?: number
}

/** Multi-line text. */
export function TextArea(props: TextAreaProps) {
  const { value, defaultValue, onChange, onBlur, maxLength } = props
  return (
    <AriaTextField {...ariaField(props)} {...{ value, defaultValue, onChange, onBlur, maxLength }} className={field}>
      <FieldParts field={props}>
        <AriaTextArea className={`${control} ${textArea}`} placeholder={props.placeholder} rows={props.rows ?? 4} />
      </FieldParts>
    </AriaTextField>
  )
}
