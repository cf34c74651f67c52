import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { Icon } from '../icon/Icon.tsx'
import { check, choices as row, dot, segment, segments } from './choice.css.ts'
import { field } from './field.css.ts'
import { ariaField, FieldParts, type FieldProps } from './FieldParts.tsx'
import type { Choice } from './ListItems.tsx'

export interface RadioChoice<T extends string = string> extends Choice<T> {
  icon?: string
}

export interface RadiosProps<T extends string = string> extends FieldProps {
  choices: readonly RadioChoice<T>[]
  value: T
  onChange: (value: T) => void
}

/** The radio buttons of `RadioGroup` and `SegmentedControl`, which differ in their looks alone. */
export function Radios<T extends string>({ isStrip, ...props }: RadiosProps<T> & { isStrip: boolean }) {
  const choose = (value: string) => {
    const choice = props.choices.find(({ id }) => id === value)
    if (choice) props.onChange(choice.id)
  }
  return (
    <RadioGroup {...ariaField(props)} value={props.value} orientation="horizontal" className={field} onChange={choose}>
      <FieldParts field={props}>
        <span className={isStrip ? segments : row}>
          {props.choices.map((choice) => (
            <Radio key={choice.id} value={choice.id} className={isStrip ? segment : check}>
              {isStrip ? null : <span className={dot} />}
              {choice.icon ? <Icon of={choice.icon} /> : null}
              {choice.label}
            </Radio>
          ))}
        </span>
      </FieldParts>
    </RadioGroup>
  )
}
