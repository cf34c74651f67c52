import { style } from '@vanilla-extract/css'
import { inComponents } from '../layers.css.ts'
import { vars } from '../theme/contract.css.ts'

export const textArea = style(inComponents({ paddingBlock: vars.space[2], resize: 'vertical', minBlockSize: '5rem' }))
