import { useId } from 'react'
import { choices } from './choice.css.ts'
import { ChoiceFrame, ChoiceOptions, type ChoicesProps } from './Choices.tsx'

/** One of a few, all in sight. */
export function RadioGroup<T extends string>(props: ChoicesProps<T>) {
  const id = useId()
  return (
    <ChoiceFrame field={props} id={id}>
      <span className={choices}>
        <ChoiceOptions {...props} name={props.name ?? id} isSegment={false} />
      </span>
    </ChoiceFrame>
  )
}
