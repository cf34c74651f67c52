import { isRightToLeft } from '../../phrases/languages.ts'

/* The chart runs in the reader's direction. Offsets are counted from the side where the rows' names are. */

/** Scrolled distance from the first day. Browsers count it with a minus from right to left. */
export const scrolledBy = (element: Element): number => Math.abs(element.scrollLeft)

/** The value of `scrollLeft` for a distance from the first day. */
export const scrollLeftFor = (distance: number): number => (isRightToLeft() ? -distance : distance)

/** A text that keeps its own direction: a Latin name that is cut has its "…" at its own end. */
export const inOwnDirection = (text: string): string => (isRightToLeft() ? `\u2068${text}` : text)

/** Distance of a pointer from the side of a box at which the text begins. */
export const distanceFromStart = ({ left, right }: DOMRect, x: number): number =>
  isRightToLeft() ? right - x : x - left

const mirrored: Partial<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

/** The key as in a chart from left to right: the left arrow goes to a later day from right to left. */
export const keyInDirection = (key: string): string => (isRightToLeft() ? (mirrored[key] ?? key) : key)
