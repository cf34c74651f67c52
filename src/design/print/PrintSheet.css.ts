import { globalStyle, style } from '@vanilla-extract/css'
import { inComponents, within } from '../layers.css.ts'
import { vars } from '../theme/contract.css.ts'

const { font, space } = vars

// A named page, so that other printouts of the app keep their orientation. The page number is in the margin box, if
// the browser supports it, without words and in the middle, as in every language. vanilla-extract has no type for `@page`.
const pageRule = (size: string) =>
  ({
    size,
    margin: '10mm 10mm 14mm',
    '@bottom-center': {
      content: 'counter(page) " / " counter(pages)',
      fontSize: '8pt',
      fontFamily: 'sans-serif',
    },
  }) as Parameters<typeof globalStyle>[1]
globalStyle('@page landscape', pageRule('A4 landscape'))
globalStyle('@page portrait', pageRule('A4 portrait'))

export const screenOnly = style(inComponents({ '@media': { print: { display: 'none' } } }))

// Dark ink on white in every theme. Patterns request exact colours; where the printer drops them, the text still has
// the meaning.
export const sheet = style(
  inComponents({
    display: 'none',
    '@media': {
      print: {
        display: 'block',
        page: 'landscape',
        colorScheme: 'light',
        color: 'CanvasText',
        background: 'Canvas',
        fontSize: '7.5pt',
      },
    },
  }),
)

// Firefox takes `auto` in a table for another page, and draws the sheet in three quarters of its size.
within(`${sheet} *`, { '@media': { print: { page: 'inherit' } } })

/** The same sheet in portrait, for tables with few columns. */
export const portrait = style(inComponents({ '@media': { print: { page: 'portrait' } } }))

// What is around the sheet is printed on its page too. Otherwise Chromium and Firefox make all of it as narrow as a sheet in portrait, and
// Firefox prints an empty one for the space below.
const around = (page: string) => ({ '@media': { print: { page, padding: 0 } } })
within(`main:has(> ${sheet})`, around('landscape'))
within(`main:has(> ${portrait})`, around('portrait'))

export const heading = style(inComponents({ font: `500 16pt/1.2 ${font.title}` }))
export const facts = style(
  inComponents({
    fontSize: '9pt',
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${space[6]}`,
    marginBlock: `${space[1]} ${space[3]}`,
  }),
)
