import { useId } from 'react'
import { check, columns } from './choice.css.ts'
import { ChoiceFrame } from './Choices.tsx'
import type { FieldProps } from './FieldParts.tsx'
import type { Choice } from './ListItems.tsx'

export interface CheckboxGroupProps extends FieldProps {
  choices: readonly Choice[]
  value: readonly string[]
  onChange: (value: string[]) => void
}

/** Any number of some, all in sight, in columns: amenities of one group. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const id = useId()
  const chosen = new Set(props.value)
  // In the order of the choices, whatever the order of ticking.
  const tick = (changed: string, isTicked: boolean) =>
    props.onChange(
      props.choices.map((choice) => choice.id).filter((each) => (each === changed ? isTicked : chosen.has(each))),
    )
  return (
    <ChoiceFrame field={props} id={id}>
      <span className={columns}>
        {props.choices.map((choice) => (
          <label key={choice.id} className={check}>
            <input
              type="checkbox"
              name={props.name}
              value={choice.id}
              checked={chosen.has(choice.id)}
              disabled={props.isDisabled}
              onChange={(event) => tick(choice.id, event.target.checked)}
            />
            {choice.label}
          </label>
        ))}
      </span>
    </ChoiceFrame>
  )
}
