import type { ReactNode } from 'react'
import { visuallyHidden } from '../hidden/VisuallyHidden.css.ts'
import { circleAlert } from '../icon/icons.css.ts'
import { Icon } from '../icon/Icon.tsx'
import { check, segment } from './choice.css.ts'
import { description as descriptionStyle, error, field, label as labelStyle, optional } from './field.css.ts'
import type { FieldProps } from './FieldParts.tsx'
import { whole } from './group.css.ts'

export interface ChoiceOption<T extends string = string> {
  value: T
  label: string
  icon?: string
}

export interface ChoicesProps<T extends string = string> extends FieldProps {
  value: T
  options: readonly ChoiceOption<T>[]
  onChange: (value: T) => void
}

const describing = ({ description, errorMessage }: FieldProps, id: string) =>
  [description ? `${id}-description` : '', errorMessage ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined

/** A fieldset with its legend, hint and error. */
export const ChoiceFrame = ({ field: props, id, children }: { field: FieldProps; id: string; children: ReactNode }) => (
  <fieldset id={props.id} className={`${field} ${whole}`} aria-describedby={describing(props, id)}>
    <legend className={labelStyle}>
      {props.label}
      {props.isRequired === false ? <span className={optional}> (optional)</span> : null}
    </legend>
    {props.description ? (
      <span id={`${id}-description`} className={descriptionStyle}>
        {props.description}
      </span>
    ) : null}
    {children}
    {props.errorMessage ? (
      <span id={`${id}-error`} className={error}>
        <Icon of={circleAlert} />
        {props.errorMessage}
      </span>
    ) : null}
  </fieldset>
)

/** The radio buttons themselves. */
export const ChoiceOptions = <T extends string>({
  value,
  options,
  onChange,
  name,
  isDisabled,
  isSegment,
}: ChoicesProps<T> & { isSegment: boolean }) =>
  options.map((option) => (
    <label key={option.value} className={isSegment ? segment : check}>
      <input
        type="radio"
        className={isSegment ? visuallyHidden : undefined}
        name={name}
        value={option.value}
        checked={option.value === value}
        disabled={isDisabled}
        onChange={() => onChange(option.value)}
      />
      {option.icon ? <Icon of={option.icon} /> : null}
      {option.label}
    </label>
  ))
