import type { Dashboard, Figure, FigureKey } from '../../api/contract/reporting.ts'
import { CountFigures, CountFigure } from '../../design/figure/KeyFigures.tsx'
import { VisuallyHidden } from '../../design/hidden/VisuallyHidden.tsx'
import { figureOf, partOf, figureLabel } from '../../machines/dashboard/figure.rules.ts'
import { amountText } from './dashboard-texts.ts'
import { useDashboard } from './useDashboard.ts'
import { phrase } from '../../phrases/phrase.ts'

const counts: readonly FigureKey[] = [
  'arrivals',
  'departures',
  'stayovers',
  'in_house',
  'out_of_order',
  'out_of_service',
]

/** What is counted: "arrived" for a progress, otherwise "stays" or "rooms". */
function noteOf({ key, unit, value }: Figure): string {
  if (key === 'arrivals') return phrase('dashboard.arrivedNote')
  if (key === 'departures') return phrase('dashboard.departedNote')
  if (key === 'stayovers') return phrase('dashboard.cleanedNote')
  return unit === 'stays'
    ? phrase('dashboard.stayUnit', { stays: value ?? 0 })
    : phrase('dashboard.roomUnit', { rooms: value ?? 0 })
}

/** Today's arrivals, departures and stayovers with their progress, and the unavailable rooms. */
export function TodayCounts({ dashboard }: { dashboard: Dashboard }) {
  const { figureHref } = useDashboard()
  return (
    <section aria-label={phrase('dashboard.arrivalsAndDepartures')}>
      <VisuallyHidden>
        <h2>{phrase('dashboard.arrivalsAndDepartures')}</h2>
      </VisuallyHidden>
      <CountFigures>
        {counts.map((key) => {
          const figure = figureOf(dashboard, key)
          if (!figure) return null
          const done = partOf(figure, 'done')
          const amount = amountText(figure.value, figure.unit, dashboard.currency)
          return (
            <CountFigure
              key={key}
              label={figureLabel(figure)}
              value={done ? phrase('dashboard.doneOfAll', { done: done.value, all: amount }) : amount}
              note={noteOf(figure)}
              href={figureHref(key)}
            />
          )
        })}
      </CountFigures>
    </section>
  )
}
