import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { Icon } from '../icon/Icon.tsx'
import type { Choice } from './choice.ts'
import { checkbox, choices as row, dot, segment, segments } from './checkbox-and-radio.css.ts'
import { field } from './field.css.ts'
import { ariaField, FieldParts, type FieldProps } from './FieldParts.tsx'

interface RadioChoice<Value extends string | number> extends Choice<Value> {
  icon?: string
}

export interface RadioOptionsProps<Value extends string | number> extends FieldProps {
  choices: readonly RadioChoice<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** Only screen readers read the label: the choices say what they are for. */
  isCompact?: boolean
}

/** The radio buttons of `RadioGroup` and `SegmentedControl`. The two differ only in look. */
export function RadioOptions<Value extends string | number>({
  isSegmented,
  isCompact = false,
  ...props
}: RadioOptionsProps<Value> & { isSegmented: boolean }) {
  const choose = (value: string) => {
    const choice = props.choices.find(({ id }) => String(id) === value)
    if (choice) props.onChange(choice.id)
  }
  const options = (
    <span className={isSegmented ? segments : row}>
      {props.choices.map((choice) => (
        <Radio key={choice.id} value={String(choice.id)} className={isSegmented ? segment : checkbox}>
          {isSegmented ? null : <span className={dot} />}
          {choice.icon ? <Icon path={choice.icon} /> : null}
          {choice.label}
        </Radio>
      ))}
    </span>
  )
  return (
    <RadioGroup
      {...ariaField(props)}
      aria-label={isCompact ? props.label : undefined}
      value={String(props.value)}
      orientation="horizontal"
      className={field}
      onChange={choose}
    >
      {isCompact ? options : <FieldParts field={props}>{options}</FieldParts>}
    </RadioGroup>
  )
}
