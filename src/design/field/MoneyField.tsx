import { useMemo } from 'react'
import { numberLocale } from '../../locale/format-locale.ts'
import type { NumberDraft } from '../../numbers/mistyped.ts'
import { notationOf } from '../../numbers/notation.ts'
import type { FieldProps } from './FieldParts.tsx'
import { NumberInput } from './NumberInput.tsx'
import { phrase } from '../../phrases/phrase.ts'
import { labelInSentence } from './label-in-sentence.ts'

export interface MoneyFieldProps extends FieldProps {
  /** ISO 4217 code. It determines the number of decimal digits: none for JPY, three for KWD. */
  currency: string
  /** Integer in minor units: 12950 is € 129.50. `null` is an empty field. */
  value: NumberDraft
  onChange: (minor: NumberDraft) => void
  placeholder?: string
  isReadOnly?: boolean
}

/**
 * A price as an integer in minor units, to avoid floating-point errors. Text that isn't a price becomes a `Mistyped`
 * value.
 */
export function MoneyField({ currency, value, onChange, placeholder, isReadOnly, ...field }: MoneyFieldProps) {
  const locale = numberLocale()
  const notation = useMemo(() => notationOf({ locale, currency }), [locale, currency])
  const message = phrase('design.enterAmountLike', { label: labelInSentence(field.label), example: notation.example })
  return (
    <NumberInput {...{ field, placeholder, isReadOnly }} number={{ notation, value, onChange, message, minValue: 0 }} />
  )
}
