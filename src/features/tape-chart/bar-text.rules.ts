import { initialsOf } from '../../design/text/initials.ts'
import { inOwnDirection } from './direction.ts'
import type { TapeBar } from './tape-chart.types.ts'
import { barLabel, isStay } from './texts.rules.ts'

/** Maximum width of a letter, relative to the font size. */
const letterWidths: readonly (readonly [RegExp, number])[] = [
  [/\u2068/u, 0],
  [/[\s.,:;'’|!iIjl()[\]-]/u, 0.34],
  [/[frt/]/u, 0.44],
  [/[mwMW@%…]/u, 0.98],
  [/[A-Z]/u, 0.74],
  [/[\u0021-\u024f]/u, 0.62],
  [/[\u0250-\u2e7f]/u, 0.85],
]
const widthCache = new Map<string, number>()
function widthOf(letter: string): number {
  const found = widthCache.get(letter) ?? letterWidths.find(([letters]) => letters.test(letter))?.[1] ?? 1.1
  widthCache.set(letter, found)
  return found
}

/** What a reader adds between letters and between words, relative to the font size (WCAG 1.4.12). */
export interface TextSpacing {
  letter: number
  word: number
}
export const noSpacing: TextSpacing = { letter: 0, word: 0 }

const spacedWidthOf = (letter: string, spacing: TextSpacing) => {
  const width = widthOf(letter)
  return width === 0 ? 0 : width + spacing.letter + (letter === ' ' ? spacing.word : 0)
}

/** Width of a bar's icon, gaps and borders, and its font size. Both in rem. */
const [iconAndGaps, fontSize] = [1.85, 0.8125]

/**
 * Cuts a bar's label to fit `width` rem; '' leaves only the icon. Not done in CSS, because each clip is another layer
 * to paint: with six thousand bars, half of a frame.
 */
export function fitLabel(text: string, width: number, spacing = noSpacing): string {
  const room = (width - iconAndGaps) / fontSize
  let [used, fitting] = [0, '']
  let truncated: string | null = null
  for (const letter of text) {
    used += spacedWidthOf(letter, spacing)
    if (used > room) return truncated ?? ''
    fitting += letter
    if (used + spacedWidthOf('…', spacing) <= room) truncated = `${fitting.trimEnd()}…`
  }
  return text
}

/** What a bar says: icon and label, initials without the icon, initials that run along a narrow bar, or the icon alone. */
export interface BarText {
  fit: 'label' | 'initials' | 'sideways' | 'icon'
  text: string
}

/** A label that is cut to fewer letters says less than initials. */
const minLetters = 4
/** Width of an icon between its gaps, and the gaps beside initials, in rem. */
const [iconWidth, gaps] = [1.5, 0.5]

const widthOfText = (text: string, spacing: TextSpacing) =>
  Array.from(text).reduce((sum, letter) => sum + spacedWidthOf(letter, spacing), 0) * fontSize

/** The text on a bar of `width` rem: as much of its label as is readable, otherwise the guest's initials. */
export function barText(bar: TapeBar, width: number, spacing = noSpacing): BarText {
  const label = barLabel(bar)
  const text = fitLabel(label, width, spacing)
  if (text === label || text.length > minLetters) return { fit: 'label', text: inOwnDirection(text) }
  if (!isStay(bar.kind)) return { fit: width < iconWidth ? 'icon' : 'label', text: inOwnDirection(text) }
  const initials = initialsOf(bar.label)
  const widthOfInitials = widthOfText(initials, spacing)
  if (width >= iconAndGaps + widthOfInitials) return { fit: 'label', text: initials }
  return { fit: width >= gaps + widthOfInitials ? 'initials' : 'sideways', text: initials }
}
