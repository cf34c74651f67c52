import { useMemo } from 'react'
import { numberLocale } from '../../locale/format-locale.ts'
import type { NumberDraft } from '../../numbers/mistyped.ts'
import { notationOf } from '../../numbers/notation.ts'
import type { FieldProps } from './FieldParts.tsx'
import { NumberInput } from './NumberInput.tsx'
import { phrase } from '../../phrases/phrase.ts'

export interface NumberFieldProps extends FieldProps {
  /** `null` is an empty field. */
  value: NumberDraft
  onChange: (value: NumberDraft) => void
  /** A number outside the range is an error; it isn't clamped. */
  minValue?: number
  maxValue?: number
  placeholder?: string
  autoFocus?: boolean
}

/** A whole number; the arrow keys step it. Text that isn't a number becomes a `Mistyped` value. */
export function NumberField({
  value,
  onChange,
  minValue,
  maxValue,
  placeholder,
  autoFocus,
  ...field
}: NumberFieldProps) {
  const locale = numberLocale()
  const notation = useMemo(() => notationOf({ locale }), [locale])
  const message = phrase('design.enterWholeNumberLike', { example: notation.example })
  return (
    <NumberInput
      {...{ field, placeholder, autoFocus }}
      number={{ notation, value, onChange, message, minValue, maxValue }}
    />
  )
}
