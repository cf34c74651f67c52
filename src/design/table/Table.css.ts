import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { inComponents, within } from '../layers.css.ts'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { startMark } from '../theme/start-mark.ts'

const { color, line, radius, size, space, text, weight } = vars

/** The word "New" or "Changed" in quotes, set by a row whose record was just saved. */
export const markWord = '--mark-word'

/** Set where a region lies on a different background than the page's, and by a row of its own background. */
export const regionBackground = '--region-background'
const background = `var(${regionBackground}, ${color.page})`
const edge = (side: 'left' | 'right') => {
  const away = side === 'left' ? 'right' : 'left'
  return {
    // Scrolls with the table, so it covers the shadow at an end that is reached.
    cover: `linear-gradient(to ${away}, ${background} 50%, transparent) ${side} / 3rem 100% no-repeat local`,
    shade: `linear-gradient(to ${away}, ${color.rule2}, transparent) ${side} / 1.25rem 100% no-repeat scroll`,
  }
}
const [left, right] = [edge('left'), edge('right')]

const pulse = keyframes({ from: { opacity: 0.2 } })

const actionsWidth = '2.25rem'
/** Stays at the end of a table that is wider than its region. Opaque, since other cells go on beneath it. */
const atEnd = {
  position: 'sticky',
  insetInlineEnd: 0,
  background,
  '@media': {
    print: { position: 'static' },
    // On the smallest phones it would cover a whole column of links.
    [media.smallest]: { position: 'static' },
  },
} as const

/** A shadow at each side shows that the table continues. */
export const region = style(
  inComponents({
    overflowX: 'auto',
    // The focus doesn't end beneath the column that stays.
    scrollPaddingInlineEnd: actionsWidth,
    position: 'relative',
    background: [left.cover, right.cover, left.shade, right.shade].join(','),
    selectors: {
      // A bar along the top edge, while rows of another view are on screen.
      '&:has(> [aria-busy=true])::before': {
        content: '',
        position: 'absolute',
        insetBlockStart: 0,
        insetInlineStart: 0,
        inlineSize: '100%',
        blockSize: line.mark,
        background: color.accent.ink,
        animation: `${pulse} .8s ease-in-out infinite alternate`,
      },
    },
    '@media': { print: { background: 'none' } },
  }),
)

export const table = recipe({
  base: inComponents({
    inlineSize: '100%',
    borderCollapse: 'collapse',
    selectors: { '&[aria-busy=true]': { cursor: 'progress' } },
  }),
  variants: { density: { regular: {}, dense: {} } },
})

const cellBase = {
  paddingBlock: 0,
  paddingInline: `0 ${space[3]}`,
  blockSize: size.row,
  textAlign: 'start',
  verticalAlign: 'middle',
  borderBlockEnd: `${line.hair} solid ${color.rule}`,
} as const

const whenDense = `${table.classNames.variants.density.dense} &`

export const cell = recipe({
  base: inComponents({
    ...cellBase,
    selectors: { '&:first-child': { paddingInlineStart: space[2] }, [whenDense]: { blockSize: size.rowDense } },
  }),
  variants: {
    isNumeric: { true: inComponents({ textAlign: 'end', paddingInlineEnd: space[4] }) },
    isNoWrap: { true: inComponents({ whiteSpace: 'nowrap' }) },
    isProse: { true: inComponents({ minInlineSize: '16rem', paddingBlock: space[1] }) },
    tone: {
      body: {},
      secondary: inComponents({ color: color.ink2, fontSize: text[13] }),
    },
  },
})

export const headCell = recipe({
  base: inComponents({
    ...cellBase,
    blockSize: '2rem',
    borderBlock: `${line.hair} solid ${color.rule2}`,
    background: color.sunken,
    color: color.ink2,
    fontSize: text[13],
    fontWeight: weight.medium,
    whiteSpace: 'nowrap',
    selectors: { '&:first-child': { paddingInlineStart: space[2] }, '&[aria-sort]': { color: color.ink } },
    '@media': { [media.narrow]: { whiteSpace: 'normal' } },
  }),
  variants: {
    isNumeric: { true: inComponents({ textAlign: 'end', paddingInlineEnd: space[4] }) },
    isHidden: { true: inComponents({ selectors: { '&:last-child': { ...atEnd, background: color.sunken } } }) },
  },
})

const withBackground = (value: string) => ({ background: value, vars: { [regionBackground]: value } })

export const row = style(
  inComponents({
    selectors: {
      '&:hover': withBackground(color.hover),
      '&[data-selected]': { ...withBackground(color.accent.tint), boxShadow: startMark(color.accent.ink) },
      '&[data-mark]': { ...withBackground(color.ok.tint), boxShadow: startMark(color.ok.ink) },
      '&[data-done]': { ...withBackground(color.sunken), fontStyle: 'italic' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[data-selected]': { outline: `${line.thick} solid Highlight`, outlineOffset: '-2px' } },
      },
    },
  }),
)

export const rowHeader = style([
  cell(),
  inComponents({
    fontWeight: weight.medium,
    whiteSpace: 'nowrap',
    selectors: {
      '[data-mark] > &::after': {
        content: `var(${markWord}) / ""`,
        marginInlineStart: space[2],
        color: color.ok.ink,
        fontSize: text[13],
      },
    },
  }),
])

// Secondary text beside the name, such as a property's prefix.
within(`${rowHeader} > a ~ span`, {
  marginInlineStart: space[2],
  color: color.ink3,
  fontSize: text[13],
  fontWeight: weight.normal,
})
// A screen reader pauses between the two: "Southern Light, southern-light".
within(`${rowHeader} > a ~ span::before`, { content: '"" / ", "' })

export const checkboxCell = style(inComponents({ inlineSize: '2.25rem' }))

// The whole cell is the target: at least 24 px around an 18 px box (WCAG 2.5.8).
export const rowCheckbox = style(
  inComponents({
    display: 'block',
    inlineSize: '1.125rem',
    blockSize: '1.125rem',
    margin: 0,
    // The browser draws the dash in its own dark grey on a dark page: 3:1 takes a light accent there.
    accentColor: color.accent.ink,
    cursor: 'pointer',
  }),
)

export const actionsCell = style(inComponents({ ...atEnd, inlineSize: actionsWidth, paddingInlineEnd: 0 }))

/** Three dots as text: two elements fewer per row than an icon. */
export const actionsButton = style(
  inComponents({
    inlineSize: '1.75rem',
    blockSize: '1.75rem',
    padding: 0,
    border: 0,
    borderRadius: radius[2],
    background: 'none',
    color: color.ink2,
    cursor: 'pointer',
    display: 'grid',
    placeItems: 'center',
    selectors: {
      '&::before': {
        content: '"•••" / ""',
        fontSize: '.5rem',
        lineHeight: 1,
        letterSpacing: '.125rem',
        marginInlineEnd: '-.125rem',
      },
      '&:is(:hover,[aria-expanded=true])': { background: 'color-mix(in srgb,currentColor 12%,transparent)' },
    },
    '@media': { '(pointer: coarse)': { inlineSize: size.control, blockSize: size.control } },
  }),
)

/** Totals have a double underline. */
export const total = style(
  inComponents({ fontWeight: weight.bold, borderBlockEnd: `${line.mark} double ${color.ink}` }),
)
within(`${total} > *`, { borderBlockEnd: 0 })

export const skeletonCell = style(
  inComponents({
    selectors: {
      '&::before': {
        content: '',
        display: 'block',
        inlineSize: '70%',
        minInlineSize: space[4],
        blockSize: '.625rem',
        borderRadius: radius[1],
        background: color.rule,
      },
    },
  }),
)
