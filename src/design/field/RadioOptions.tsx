import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { Icon } from '../icon/Icon.tsx'
import { checkbox, choices as row, dot, segment, segments } from './choice.css.ts'
import { field } from './field.css.ts'
import { ariaField, FieldParts, type FieldProps } from './FieldParts.tsx'
import type { Choice } from './ListItems.tsx'

interface RadioChoice<T extends string = string> extends Choice<T> {
  icon?: string
}

export interface RadioOptionsProps<T extends string = string> extends FieldProps {
  choices: readonly RadioChoice<T>[]
  value: T
  onChange: (value: T) => void
}

/** The radio buttons of `RadioGroup` and `SegmentedControl`. The two differ only in look. */
export function RadioOptions<T extends string>({
  isSegmented,
  ...props
}: RadioOptionsProps<T> & { isSegmented: boolean }) {
  const choose = (value: string) => {
    const choice = props.choices.find(({ id }) => id === value)
    if (choice) props.onChange(choice.id)
  }
  return (
    <RadioGroup {...ariaField(props)} value={props.value} orientation="horizontal" className={field} onChange={choose}>
      <FieldParts field={props}>
        <span className={isSegmented ? segments : row}>
          {props.choices.map((choice) => (
            <Radio key={choice.id} value={choice.id} className={isSegmented ? segment : checkbox}>
              {isSegmented ? null : <span className={dot} />}
              {choice.icon ? <Icon path={choice.icon} /> : null}
              {choice.label}
            </Radio>
          ))}
        </span>
      </FieldParts>
    </RadioGroup>
  )
}
