import { RadioOptions, type RadioOptionsProps } from './RadioOptions.tsx'

/** A single choice from a few options, all visible. */
export const RadioGroup = <Value extends string | number>(props: RadioOptionsProps<Value>) => (
  <RadioOptions {...props} isSegmented={false} />
)
