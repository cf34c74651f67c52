import { RadioOptions, type RadioOptionsProps } from './RadioOptions.tsx'

/** One of two or three short words, all in sight: radio buttons by role and keyboard, one strip to the eye. */
export const SegmentedControl = <T extends string>(props: RadioOptionsProps<T>) => (
  <RadioOptions {...props} isSegmented />
)
