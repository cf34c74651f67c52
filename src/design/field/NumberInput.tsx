import { useRef, type KeyboardEvent } from 'react'
import { useNumberField } from 'react-aria/useNumberField'
import { FieldErrorContext } from 'react-aria-components/FieldError'
import { Input, InputContext } from 'react-aria-components/Input'
import { LabelContext } from 'react-aria-components/Label'
import { Provider } from 'react-aria-components/slots'
import { TextContext } from 'react-aria-components/Text'
import { isMistyped } from '../../numbers/mistyped.ts'
import { control, field as fieldStyle } from './field.css.ts'
import { ariaField, FieldParts, type FieldProps } from './FieldParts.tsx'
import { useNumberText, type NumberTextProps } from './useNumberText.ts'

interface NumberInputProps {
  field: FieldProps
  number: NumberTextProps
  placeholder?: string | undefined
  autoFocus?: boolean | undefined
  isReadOnly?: boolean | undefined
}

/** Home and End move the caret, as in any text field. react-aria would set the minimum or maximum. */
const keepCaretKeys = (event: KeyboardEvent) => {
  if (event.key === 'Home' || event.key === 'End') event.stopPropagation()
}

/**
 * The inside of `NumberField` and `MoneyField`: react-aria's number field (role, keys, announcements) with the strict
 * parsing of `useNumberText`. The mouse wheel changes nothing, so that scrolling the page never changes a price.
 */
export function NumberInput({ field, number, placeholder, autoFocus, isReadOnly = false }: NumberInputProps) {
  const { value, minValue } = number
  const shownError = field.errorMessage || (isMistyped(value) ? value.message : undefined)
  const shown: FieldProps = shownError === undefined ? field : { ...field, errorMessage: shownError }
  const state = useNumberText(number, shownError !== undefined)
  const input = useRef<HTMLInputElement>(null)
  const {
    labelProps,
    inputProps,
    descriptionProps,
    errorMessageProps,
    isInvalid,
    validationErrors,
    validationDetails,
  } = useNumberField(
    {
      ...ariaField(shown),
      label: field.label,
      description: field.description,
      errorMessage: shownError,
      ...(minValue === undefined ? {} : { minValue }),
      ...(autoFocus === undefined ? {} : { autoFocus }),
      isReadOnly,
      isWheelDisabled: true,
    },
    state,
    input,
  )
  return (
    <Provider
      values={[
        [LabelContext, labelProps],
        [InputContext, { ...inputProps, ref: input }],
        [TextContext, { slots: { description: descriptionProps, errorMessage: errorMessageProps } }],
        [FieldErrorContext, { isInvalid, validationErrors, validationDetails }],
      ]}
    >
      <div className={fieldStyle} onKeyDownCapture={keepCaretKeys}>
        <FieldParts field={shown}>
          <Input className={control} placeholder={placeholder} />
        </FieldParts>
      </div>
    </Provider>
  )
}
