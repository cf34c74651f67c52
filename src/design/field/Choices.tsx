import { useId, type ReactNode } from 'react'
import { visuallyHidden } from '../hidden/VisuallyHidden.css.ts'
import { circleAlert } from '../icon/icons.css.ts'
import { Icon } from '../icon/Icon.tsx'
import { check, choices as choicesStyle, segment, segments } from './choice.css.ts'
import { description as descriptionStyle, error, field, label as labelStyle, optional } from './field.css.ts'
import type { FieldProps } from './FieldParts.tsx'
import { whole } from './group.css.ts'

export interface ChoiceOption {
  value: string
  label: string
  icon?: string
}

export interface ChoicesProps extends FieldProps {
  value: string
  options: readonly ChoiceOption[]
  onChange: (value: string) => void
}

const Frame = ({ field: props, id, children }: { field: FieldProps; id: string; children: ReactNode }) => (
  <fieldset
    id={props.id}
    className={`${field} ${whole}`}
    aria-describedby={props.errorMessage ? `${id}-error` : undefined}
  >
    <legend className={labelStyle}>
      {props.label}
      {props.isRequired === false ? <span className={optional}> (optional)</span> : null}
    </legend>
    {props.description ? <span className={descriptionStyle}>{props.description}</span> : null}
    {children}
    {props.errorMessage ? (
      <span id={`${id}-error`} className={error}>
        <Icon of={circleAlert} />
        {props.errorMessage}
      </span>
    ) : null}
  </fieldset>
)

const Options = ({ value, options, onChange, name, isDisabled, isSegment }: ChoicesProps & { isSegment: boolean }) =>
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

/** One of two or three short words, all in sight: radio buttons by role and keyboard, one strip to the eye. */
export function SegmentedControl(props: ChoicesProps) {
  const id = useId()
  return (
    <Frame field={props} id={id}>
      <span className={segments}>
        <Options {...props} name={props.name ?? id} isSegment />
      </span>
    </Frame>
  )
}

/** One of a few, all in sight. */
export function RadioGroup(props: ChoicesProps) {
  const id = useId()
  return (
    <Frame field={props} id={id}>
      <span className={choicesStyle}>
        <Options {...props} name={props.name ?? id} isSegment={false} />
      </span>
    </Frame>
  )
}
