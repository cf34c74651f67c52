import { RadioOptions, type RadioOptionsProps } from './RadioOptions.tsx'

/** A single choice from a few options, all visible. */
export const RadioGroup = <T extends string>(props: RadioOptionsProps<T>) => (
  <RadioOptions {...props} isSegmented={false} />
)
