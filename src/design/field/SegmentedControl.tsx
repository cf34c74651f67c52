import { RadioOptions, type RadioOptionsProps } from './RadioOptions.tsx'

/** A single choice from two or three short labels: radio buttons by role and keyboard, one strip by look. */
export const SegmentedControl = <Value extends string | number>(props: RadioOptionsProps<Value>) => (
  <RadioOptions {...props} isSegmented />
)
