import { RadioOptions, type RadioOptionsProps } from './RadioOptions.tsx'

/** One of a few, all in sight. */
export const RadioGroup = <T extends string>(props: RadioOptionsProps<T>) => (
  <RadioOptions {...props} isSegmented={false} />
)
