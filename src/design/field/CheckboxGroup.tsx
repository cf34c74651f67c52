import { Checkbox, CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup'
import { checkbox, columns, tickBox } from './choice.css.ts'
import { field } from './field.css.ts'
import { ariaField, FieldParts, type FieldProps } from './FieldParts.tsx'
import type { Choice } from './ListItems.tsx'

export interface CheckboxGroupProps extends FieldProps {
  choices: readonly Choice[]
  value: readonly string[]
  onChange: (value: string[]) => void
}

/** A group of checkboxes in columns, such as the amenities of one group. */
export const CheckboxGroup = (props: CheckboxGroupProps) => (
  <AriaCheckboxGroup
    {...ariaField(props)}
    value={[...props.value]}
    className={field}
    // Values keep the order of the options, not of ticking.
    onChange={(ticked) => props.onChange(props.choices.map(({ id }) => id).filter((id) => ticked.includes(id)))}
  >
    <FieldParts field={props}>
      <span className={columns}>
        {props.choices.map(({ id, label }) => (
          <Checkbox key={id} value={id} className={checkbox}>
            <span className={tickBox} />
            {label}
          </Checkbox>
        ))}
      </span>
    </FieldParts>
  </AriaCheckboxGroup>
)
