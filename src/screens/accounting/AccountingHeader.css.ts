import { style } from '@vanilla-extract/css'
import { inComponents, within } from '../../design/layers.css.ts'
import { vars } from '../../design/theme/contract.css.ts'
import { media } from '../../design/theme/media.ts'

const { space } = vars

/** Three actions, which take two rows of a phone with wide text spacing (WCAG 1.4.12). */
export const actions = style(inComponents({ display: 'flex', flexWrap: 'wrap', gap: space[2], inlineSize: '100%' }))

within(`header ${actions} > button`, {
  '@media': { [media.narrow]: { flex: '1 1 auto', gap: space[1], paddingInline: space[1] } },
})
