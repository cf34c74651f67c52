import type { TapeBarKind } from './tape-chart.types.ts'
import { kindTexts } from './texts.rules.ts'
import * as css from './PrintTapeChart.css.ts'
import { phrase } from '../../phrases/phrase.ts'

/** The legend of borders and patterns, for print. */
export const PrintLegend = ({ kinds }: { kinds: readonly TapeBarKind[] }) => (
  <ul className={css.legend} aria-label={phrase('calendar.legend')}>
    {kinds.map((kind) => (
      <li key={kind} className={css.legendItem}>
        <span aria-hidden="true" className={`${css.occupied({ kind })} ${css.sample}`} />
        {kindTexts[kind]}
      </li>
    ))}
  </ul>
)
