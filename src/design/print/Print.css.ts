import { globalStyle, style } from '@vanilla-extract/css'
import { inComponents } from '../layers.css.ts'
import { vars } from '../theme/contract.css.ts'

const { font, space } = vars

// A page of its own name, so that no other print of the app lies on its side.
globalStyle('@page ledger', { size: 'A4 landscape', margin: '10mm' } as Parameters<typeof globalStyle>[1])

export const screenOnly = style(inComponents({ '@media': { print: { display: 'none' } } }))

// Ink on paper whatever the theme; a printer leaves backgrounds out, so that nothing is told by them.
export const sheet = style(
  inComponents({
    display: 'none',
    '@media': {
      print: {
        display: 'block',
        page: 'ledger',
        colorScheme: 'light',
        color: 'CanvasText',
        background: 'Canvas',
        fontSize: '8pt',
      },
    },
  }),
)

export const heading = style(inComponents({ font: `500 16pt/1.2 ${font.title}` }))
export const facts = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[6]}`, marginBlock: `${space[1]} ${space[3]}` }),
)

export const table = style(
  inComponents({
    inlineSize: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    marginBlockEnd: '6mm',
    breakAfter: 'page',
    selectors: { '&:last-child': { breakAfter: 'auto' } },
  }),
)
export const room = style(inComponents({ inlineSize: '22mm' }))
export const headCell = style(
  inComponents({ border: 'thin solid', padding: '.5mm', textAlign: 'center', fontWeight: 500 }),
)
export const line = style(inComponents({ breakInside: 'avoid' }))
export const rowHead = style(inComponents({ border: 'thin solid', padding: '.5mm 1mm', textAlign: 'start' }))
export const groupHead = style(
  inComponents({ border: 'thin solid', padding: '1mm', textAlign: 'start', fontSize: '9pt' }),
)
export const free = style(inComponents({ border: 'thin dotted', blockSize: '6mm' }))
export const taken = style(
  inComponents({
    border: 'medium solid',
    padding: '.5mm 1mm',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    lineHeight: 1.15,
  }),
)
