import { VisuallyHidden } from '../../design/hidden/VisuallyHidden.tsx'
import type { TapeBarKind } from './tape-chart.types.ts'
import { bar, legend, legendItem, sample, sampleBar, sampleNow, sampleWeekend, labelBackground } from './Bar.css.ts'
import { kindsWithoutPattern } from './Bar.tsx'
import { kindTexts } from './texts.rules.ts'

export interface TapeLegendProps {
  /** The kinds that occur, in display order. */
  kinds: readonly TapeBarKind[]
}

/** The legend of icons, patterns and lines. */
export const TapeLegend = ({ kinds }: TapeLegendProps) => (
  <ul className={legend} aria-label="Legend">
    {kinds.map((kind) => (
      <li key={kind} className={legendItem}>
        <span className={sample} aria-hidden="true">
          <span className={`${bar({ kind })} ${sampleBar}`}>
            {!kindsWithoutPattern.has(kind) && <span className={labelBackground} />}
          </span>
        </span>
        {kindTexts[kind]}
      </li>
    ))}
    <li className={legendItem}>
      <span className={sampleNow} aria-hidden="true" />
      Now<VisuallyHidden>, a line</VisuallyHidden>
    </li>
    <li className={legendItem}>
      <span className={sampleWeekend} aria-hidden="true" />
      Weekend
    </li>
  </ul>
)
