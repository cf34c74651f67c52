import { Checkbox, CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup'
import type { Choice } from './choice.ts'
import { checkbox, columns, tickBox } from './checkbox-and-radio.css.ts'
import { field } from './field.css.ts'
import { ariaField, FieldParts, type FieldProps } from './FieldParts.tsx'

export interface CheckboxGroupProps<Value extends string | number> extends FieldProps {
  choices: readonly Choice<Value>[]
  value: readonly Value[]
  onChange: (value: Value[]) => void
}

/** A group of checkboxes in columns, such as the amenities of one group. */
export const CheckboxGroup = <Value extends string | number>(props: CheckboxGroupProps<Value>) => (
  <AriaCheckboxGroup
    {...ariaField(props)}
    value={props.value.map(String)}
    className={field}
    // Values keep the order of the options, not of ticking.
    onChange={(ticked) => props.onChange(props.choices.map(({ id }) => id).filter((id) => ticked.includes(String(id))))}
  >
    <FieldParts field={props}>
      <span className={columns}>
        {props.choices.map(({ id, label }) => (
          <Checkbox key={id} value={String(id)} className={checkbox}>
            <span className={tickBox} />
            {label}
          </Checkbox>
        ))}
      </span>
    </FieldParts>
  </AriaCheckboxGroup>
)
