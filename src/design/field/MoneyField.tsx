import { useMemo } from 'react'
import { notationOf, type NumberDraft } from '../../numbers/notation.ts'
import type { FieldProps } from './FieldParts.tsx'
import { NumberInput } from './NumberInput.tsx'

export interface MoneyFieldProps extends FieldProps {
  /** ISO 4217; says how many digits the minor unit has: none for JPY, three for KWD. */
  currency: string
  /** Whole minor units, as 12950 for € 129.50; `null` is an empty field. */
  value: NumberDraft
  onChange: (minor: NumberDraft) => void
  placeholder?: string
}

/** A price, kept as an integer, so that no cent is lost to floating point. Text that is no price is refused (`Mistyped`). */
export function MoneyField({ currency, value, onChange, placeholder, ...field }: MoneyFieldProps) {
  const notation = useMemo(() => notationOf({ currency }), [currency])
  const message = `Write the ${field.label.toLowerCase()} like ${notation.example}`
  return <NumberInput {...{ field, placeholder }} number={{ notation, value, onChange, message, minValue: 0 }} />
}
