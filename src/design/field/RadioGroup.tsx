import { Radios, type RadiosProps } from './Radios.tsx'

/** One of a few, all in sight. */
export const RadioGroup = <T extends string>(props: RadiosProps<T>) => <Radios {...props} isStrip={false} />
