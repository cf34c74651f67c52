import { Radios, type RadiosProps } from './Radios.tsx'

/** One of two or three short words, all in sight: radio buttons by role and keyboard, one strip to the eye. */
export const SegmentedControl = <T extends string>(props: RadiosProps<T>) => <Radios {...props} isStrip />
