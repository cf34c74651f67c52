import type { Dashboard, Figure, FigureKey } from '../../api/contract/reporting.ts'
import { CountFigures, CountFigure } from '../../design/figure/KeyFigures.tsx'
import { VisuallyHidden } from '../../design/hidden/VisuallyHidden.tsx'
import { figureOf, partOf } from '../../machines/dashboard/figure.rules.ts'
import { amountText } from './dashboard-texts.ts'
import { useDashboard } from './useDashboard.ts'

const counts: readonly [FigureKey, string?][] = [
  ['arrivals', 'arrived'],
  ['departures', 'departed'],
  ['stayovers', 'cleaned'],
  ['in_house'],
  ['out_of_order'],
  ['out_of_service'],
]

const nounOf = ({ unit, value }: Figure) => `${unit === 'stays' ? 'stay' : 'room'}${value === 1 ? '' : 's'}`

/** Today's arrivals, departures and stayovers with their progress, and the unavailable rooms. */
export function TodayCounts({ dashboard }: { dashboard: Dashboard }) {
  const { figureHref } = useDashboard()
  return (
    <section aria-label="Arrivals and departures">
      <VisuallyHidden>
        <h2>Arrivals and departures</h2>
      </VisuallyHidden>
      <CountFigures>
        {counts.map(([key, verb]) => {
          const figure = figureOf(dashboard, key)
          if (!figure) return null
          const done = partOf(figure, 'done')
          const amount = amountText(figure.value, figure.unit, dashboard.currency)
          return (
            <CountFigure
              key={key}
              label={figure.label}
              value={done ? `${done.value} / ${amount}` : amount}
              note={verb ?? nounOf(figure)}
              href={figureHref(key)}
            />
          )
        })}
      </CountFigures>
    </section>
  )
}
