import type { ReactNode } from 'react'
import { FieldError as AriaFieldError } from 'react-aria-components/FieldError'
import { Label as AriaLabel } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { circleAlert } from '../icon/icons.css.ts'
import { Icon } from '../icon/Icon.tsx'
import { description as descriptionStyle, error, label as labelStyle, optional } from './field.css.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Props shared by all fields. */
export interface FieldProps {
  label: string
  /** The error summary's link target. */
  id?: string
  name?: string
  description?: ReactNode
  /** If present, the field is invalid (WCAG 3.3.1). */
  errorMessage?: string | undefined
  /**
   * `true` sets `aria-required`; `false` adds "(optional)" to the label. Leave it out where neither applies, such as
   * in filters.
   */
  isRequired?: boolean
  isDisabled?: boolean
}

/** The `FieldProps` for react-aria. The machines validate, so native validation is off. */
export const ariaField = ({ id, name, errorMessage, isRequired, isDisabled }: FieldProps) => ({
  id,
  name,
  isRequired: isRequired ?? false,
  isDisabled: isDisabled ?? false,
  isInvalid: errorMessage !== undefined && errorMessage !== '',
  validationBehavior: 'aria' as const,
})

/** Label text. It marks optional fields instead of required ones (WCAG 3.3.2). */
export const LabelText = ({ children, isRequired }: { children: ReactNode; isRequired?: boolean | undefined }) => (
  <>
    {children}
    {isRequired === false ? <span className={optional}> {phrase('design.optional')}</span> : null}
  </>
)

/** Label, control, description, error: the same order in every field. */
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
