import { within } from '../../../design/layers.css.ts'
import { vars } from '../../../design/theme/contract.css.ts'

const { color, weight } = vars

/** The number on the bell. The button's title says it, so its alternative text is empty; an old browser shows no number. */
within('[data-unread]', { position: 'relative' })
within('[data-unread]::after', {
  content: 'attr(data-unread) / ""',
  position: 'absolute',
  insetBlockStart: '.0625rem',
  insetInlineStart: '52%',
  minInlineSize: '.875rem',
  paddingInline: '.125rem',
  boxSizing: 'border-box',
  borderRadius: '.4375rem',
  background: color.sidebar.accent,
  color: color.sidebar.base,
  font: `${weight.bold} .625rem/.875rem ${vars.font.ui}`,
  textAlign: 'center',
})
