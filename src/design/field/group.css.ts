import { style } from '@vanilla-extract/css'
import { inComponents, within } from '../layers.css.ts'
import { vars } from '../theme/contract.css.ts'

// A legend does not take part in the grid of its fieldset.
export const whole = style(inComponents({ position: 'relative' }))
within(`${whole} > legend`, { marginBlockEnd: vars.space[1] })
