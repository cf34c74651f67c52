import { style } from '@vanilla-extract/css'
import { inComponents } from '../../design/layers.css.ts'
import { vars } from '../../design/theme/contract.css.ts'
import { media } from '../../design/theme/media.ts'

const { color, leading, line, size, space, text, weight } = vars

export const steps = style(inComponents({ maxInlineSize: size.form, margin: 0, padding: 0, listStyle: 'none' }))

export const step = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: '9rem minmax(0,1fr) auto',
    gap: `${space[2]} ${space[5]}`,
    alignItems: 'center',
    paddingBlock: space[4],
    borderBlockEnd: `${line.hair} solid ${color.rule}`,
    '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0,1fr)', justifyItems: 'start' } },
  }),
)

export const stepHead = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space[3] }),
)

export const stepTitle = style(inComponents({ fontSize: text[16], fontWeight: weight.bold, lineHeight: leading.tight }))

export const stepHint = style(inComponents({ color: color.ink3, fontSize: text[13], paddingBlockStart: space[1] }))
