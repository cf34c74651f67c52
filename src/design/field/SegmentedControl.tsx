import { useId } from 'react'
import { segments } from './choice.css.ts'
import { ChoiceFrame, ChoiceOptions, type ChoicesProps } from './Choices.tsx'

/** One of two or three short words, all in sight: radio buttons by role and keyboard, one strip to the eye. */
export function SegmentedControl<T extends string>(props: ChoicesProps<T>) {
  const id = useId()
  return (
    <ChoiceFrame field={props} id={id}>
      <span className={segments}>
        <ChoiceOptions {...props} name={props.name ?? id} isSegment />
      </span>
    </ChoiceFrame>
  )
}
