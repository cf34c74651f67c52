import { Switch as AriaSwitch } from 'react-aria-components/Switch'
import type { CheckboxProps } from './Checkbox.tsx'
import { checkbox, switchTrack } from './checkbox-and-radio.css.ts'

/** A switch that takes effect at once, without a form. */
export const Switch = ({
  children,
  ...props
}: Pick<CheckboxProps, 'children' | 'id' | 'isSelected' | 'isDisabled' | 'onChange'>) => (
  <AriaSwitch {...props} className={checkbox}>
    <span className={switchTrack} />
    {children}
  </AriaSwitch>
)
