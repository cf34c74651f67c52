import { TapeKeys } from './TapeKeys.tsx'
import { TapeLegend, type TapeLegendProps } from './TapeLegend.tsx'
import { guide } from './TapeGuide.css.ts'
import type { TapeLetterKeys } from './tape-chart.types.ts'

/** How to read and use the chart, on one line above it: below a long chart nobody finds it. */
export const TapeGuide = ({ kinds, letterKeys }: TapeLegendProps & { letterKeys?: TapeLetterKeys }) => (
  <div className={guide}>
    <TapeLegend kinds={kinds} />
    <TapeKeys letterKeys={letterKeys} />
  </div>
)
