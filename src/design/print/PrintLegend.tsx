import type { TapeBarKind } from '../tape-chart/tape.ts'
import { kindWords } from '../tape-chart/words.rules.ts'
import * as css from './Print.css.ts'

/** What edge and pattern stand for on paper. */
export const PrintLegend = ({ kinds }: { kinds: readonly TapeBarKind[] }) => (
  <ul className={css.legend} aria-label="Legend">
    {kinds.map((kind) => (
      <li key={kind} className={css.legendItem}>
        <span aria-hidden="true" className={`${css.taken({ kind })} ${css.sample}`} />
        {kindWords[kind]}
      </li>
    ))}
  </ul>
)
