import { VisuallyHidden } from '../../design/hidden/VisuallyHidden.tsx'
import type { TapeBarKind } from './tape-chart.types.ts'
import { bar, labelBackground } from './Bar.css.ts'
import { legend, legendItem, sample, sampleBar, sampleNow, sampleWeekend } from './TapeLegend.css.ts'
import { kindsWithoutPattern } from './Bar.tsx'
import { kindTexts } from './texts.rules.ts'
import { phrase } from '../../phrases/phrase.ts'

export interface TapeLegendProps {
  /** The kinds that occur, in display order. */
  kinds: readonly TapeBarKind[]
}

/** The legend of icons, patterns and lines. */
export const TapeLegend = ({ kinds }: TapeLegendProps) => (
  <ul className={legend} aria-label={phrase('calendar.legend')}>
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
      <span aria-hidden="true">{phrase('calendar.now')}</span>
      <VisuallyHidden>{phrase('calendar.nowLine')}</VisuallyHidden>
    </li>
    <li className={legendItem}>
      <span className={sampleWeekend} aria-hidden="true" />
      {phrase('calendar.weekend')}
    </li>
  </ul>
)
