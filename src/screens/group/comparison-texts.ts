import type { ComparedFigure, ComparedFigures, GroupFigureKey } from '../../api/contract/group-figures.ts'
import type { ChangeProps } from '../../design/figure/Change.tsx'
import { numberFormat } from '../../numbers/number-format.ts'
import { numberText } from '../../numbers/number-text.ts'
import { phrase } from '../../phrases/phrase.ts'

/* Changes of a figure against last week and last year. */

const oneDecimal = numberFormat((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }))
const percent = numberFormat((locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }))

/** What a figure is compared with: the same weekday, a week or a year before. */
export type When = 'week' | 'year'

/** False if no property has figures of last year: then nothing is said about it. */
export const hasLastYear = (rows: readonly { figures: ComparedFigures }[]) =>
  rows.some(({ figures }) => Object.values(figures).some(({ last_year }) => last_year !== null))

/** Unit of a compared figure, as on the dashboard. */
export const unitOf = (key: GroupFigureKey) =>
  key === 'occupancy' ? 'ratio' : key === 'adr' || key === 'revpar' ? 'money' : 'rooms'

/** A ratio differs in points, money in percent of what it was, and a count in its own unit. */
function differenceText(key: GroupFigureKey, value: number, before: number): string | null {
  const difference = Math.abs(value - before)
  const unit = unitOf(key)
  if (unit === 'ratio') return phrase('group.points', { difference: oneDecimal(difference * 100) })
  if (unit === 'money') return before === 0 ? null : percent(difference / before)
  return numberText(difference)
}

/** The change since last week or last year. Without a figure on either side it is unknown. */
export function changeOf(key: GroupFigureKey, figure: ComparedFigure, when: When): ChangeProps {
  const { value, last_week, last_year } = figure
  const before = when === 'week' ? last_week : last_year
  const label = phrase('group.changeWhen', { when })
  const difference = value === null || before === null ? null : differenceText(key, value, before)
  if (value === null || before === null || difference === null)
    return { label, direction: 'unknown', difference: null, spoken: phrase('group.changeUnknown', { when }) }
  if (value === before)
    return { label, direction: 'same', difference: null, spoken: phrase('group.changeSame', { when }) }
  return value > before
    ? { label, direction: 'up', difference, spoken: phrase('group.changeUp', { when, difference }) }
    : { label, direction: 'down', difference, spoken: phrase('group.changeDown', { when, difference }) }
}
