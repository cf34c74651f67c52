import { TapeKeys } from './TapeKeys.tsx'
import { TapeLegend, type TapeLegendProps } from './TapeLegend.tsx'
import { guide } from './TapeGuide.css.ts'

/** How to read and use the chart, on one line above it: below a long chart nobody finds it. */
export const TapeGuide = ({ kinds }: TapeLegendProps) => (
  <div className={guide}>
    <TapeLegend kinds={kinds} />
    <TapeKeys />
  </div>
)
