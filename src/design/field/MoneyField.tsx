import { Input, NumberField as AriaNumberField } from 'react-aria-components/NumberField'
import { control, field } from './field.css.ts'
import { ariaField, FieldParts, type FieldProps } from './FieldParts.tsx'

export interface MoneyFieldProps extends FieldProps {
  /** ISO 4217; says how many digits the minor unit has: none for JPY, three for KWD. */
  currency: string
  /** Whole minor units, as 12950 for € 129.50; `null` is an empty field. */
  value: number | null
  onChange: (minor: number | null) => void
  placeholder?: string
}

const formatOf = (currency: string) => ({ style: 'currency', currency }) as const

/** How many minor units make one of the currency. */
const unitsOf = (currency: string) =>
  10 ** (new Intl.NumberFormat('en', formatOf(currency)).resolvedOptions().maximumFractionDigits ?? 2)

/** A price: written in the reader's own notation, kept as an integer, so that no cent is lost to floating point. */
export function MoneyField(props: MoneyFieldProps) {
  const { currency, value, onChange } = props
  const units = unitsOf(currency)
  return (
    <AriaNumberField
      {...ariaField(props)}
      formatOptions={formatOf(currency)}
      minValue={0}
      isWheelDisabled
      value={value === null ? Number.NaN : value / units}
      onChange={(amount) => onChange(Number.isNaN(amount) ? null : Math.round(amount * units))}
      className={field}
    >
      <FieldParts field={props}>
        <Input className={control} placeholder={props.placeholder} />
      </FieldParts>
    </AriaNumberField>
  )
}
