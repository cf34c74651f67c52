import type { ReactNode } from 'react'
import { FieldError as AriaFieldError } from 'react-aria-components/FieldError'
import { Label as AriaLabel } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { circleAlert } from '../icon/icons.css.ts'
import { Icon } from '../icon/Icon.tsx'
import { description as descriptionStyle, error, label as labelStyle, optional } from './field.css.ts'

/** What every field is told. */
export interface FieldProps {
  label: string
  /** Where an error summary sends the focus. */
  id?: string
  name?: string
  description?: ReactNode
  /** Present means invalid (WCAG 3.3.1). */
  errorMessage?: string | undefined
  /** `true` is told to assistive technology; `false` adds "(optional)"; leave it out where neither applies, as in filters. */
  isRequired?: boolean
  isDisabled?: boolean
}

/** The half of `FieldProps` that goes to react-aria: checking is done elsewhere, so its native validation is off. */
export const ariaField = ({ id, name, errorMessage, isRequired, isDisabled }: FieldProps) => ({
  id,
  name,
  isRequired: isRequired ?? false,
  isDisabled: isDisabled ?? false,
  isInvalid: errorMessage !== undefined && errorMessage !== '',
  validationBehavior: 'aria' as const,
})

/** Marks what may be left out instead of starring what may not (WCAG 3.3.2). */
export const LabelText = ({ children, isRequired }: { children: ReactNode; isRequired?: boolean | undefined }) => (
  <>
    {children}
    {isRequired === false ? <span className={optional}> (optional)</span> : null}
  </>
)

/** Label, the control, description, error: in this order in every field. */
export const FieldParts = ({ field, children }: { field: FieldProps; children: ReactNode }) => (
  <>
    <AriaLabel className={labelStyle}>
      <LabelText isRequired={field.isRequired}>{field.label}</LabelText>
    </AriaLabel>
    {field.description ? (
      <Text slot="description" className={descriptionStyle}>
        {field.description}
      </Text>
    ) : null}
    {children}
    <FieldErrorText>{field.errorMessage}</FieldErrorText>
  </>
)

const FieldErrorText = ({ children }: { children: ReactNode }) => (
  <AriaFieldError className={error}>
    <Icon path={circleAlert} />
    {children}
  </AriaFieldError>
)
