import { Input, NumberField as AriaNumberField } from 'react-aria-components/NumberField'
import { control, field } from './field.css.ts'
import { ariaField, FieldParts, type FieldProps } from './FieldParts.tsx'

export interface NumberFieldProps extends FieldProps {
  /** `null` is an empty field. */
  value: number | null
  onChange: (value: number | null) => void
  minValue?: number
  maxValue?: number
  step?: number
  /** As currency or per cent, in the reader's own notation. */
  formatOptions?: Intl.NumberFormatOptions
  placeholder?: string
  autoFocus?: boolean
}

/** A number; the arrow keys step it. */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, minValue, maxValue, step, formatOptions, autoFocus } = props
  return (
    <AriaNumberField
      {...ariaField(props)}
      {...{ minValue, maxValue, step, formatOptions, autoFocus }}
      value={value ?? Number.NaN}
      onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
      className={field}
    >
      <FieldParts field={props}>
        <Input className={control} placeholder={props.placeholder} />
      </FieldParts>
    </AriaNumberField>
  )
}
