import { isRightToLeft } from '../../phrases/languages.ts'

/**
 * Sides of a chart in the reader's direction. recharts knows left and right only: from right to left the first column and
 * the labels of the axis are on the right.
 */
export const axisDirection = () =>
  isRightToLeft()
    ? ({ isReversed: true, start: 'right', end: 'left' } as const)
    : ({ isReversed: false, start: 'left', end: 'right' } as const)
