import { Fragment } from 'react'
import type { GroupProperty } from '../../api/contract/group-figures.ts'
import type { Dashboard, Figure } from '../../api/contract/reporting.ts'
import { FigureLink, KeyFigure, KeyFigures } from '../../design/figure/KeyFigures.tsx'
import { VisuallyHidden } from '../../design/hidden/VisuallyHidden.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { Text } from '../../design/text/Text.tsx'
import { figureOf, whyUnknown, figureLabel } from '../../machines/dashboard/figure.rules.ts'
import { amountText, operatorOf, partText, shortLabel, unitText } from './dashboard-texts.ts'
import { changeOf, hasLastYear, type When } from '../group/comparison-texts.ts'
import { useDashboard } from './useDashboard.ts'
import { phrase } from '../../phrases/phrase.ts'

const keys = ['occupancy', 'adr', 'revpar', 'available'] as const

/** "98 sold ÷ 125 available". A term with rows of its own links to them. */
function Formula({ figure, currency }: { figure: Figure; currency: string }) {
  const { figureHref } = useDashboard()
  const why = whyUnknown(figure)
  return (
    <>
      {figure.parts.map((part, index) => (
        <Fragment key={part.role}>
          {index > 0 ? <span>{operatorOf(figure)}</span> : null}
          {part.figure ? (
            <FigureLink href={figureHref(part.figure)}>{partText(part, currency)}</FigureLink>
          ) : (
            <span>{partText(part, currency)}</span>
          )}
        </Fragment>
      ))}
      {why ? <span>{why}</span> : null}
    </>
  )
}

interface KeyFigureBandProps {
  dashboard: Dashboard
  /** The figures of other days; null while they load, or on a server without them. */
  compared: GroupProperty | null
}

/** Occupancy, ADR, RevPAR and available rooms, each with its formula and how it differs from last week and last year. */
export function KeyFigureBand({ dashboard, compared }: KeyFigureBandProps) {
  const { figureHref } = useDashboard()
  const isWithYear = compared !== null && hasLastYear([compared])
  const whens: readonly When[] = isWithYear ? ['week', 'year'] : ['week']
  return (
    <section aria-label={phrase('dashboard.keyFigures')}>
      <VisuallyHidden>
        <h2>{phrase('dashboard.keyFigures')}</h2>
      </VisuallyHidden>
      <Stack gap={2}>
        <KeyFigures>
          {keys.map((key) => {
            const figure = figureOf(dashboard, key)
            return figure ? (
              <KeyFigure
                key={key}
                label={shortLabel(figure)}
                name={figureLabel(figure)}
                value={amountText(figure.value, figure.unit, dashboard.currency)}
                unit={unitText(figure)}
                href={figureHref(key)}
                changes={
                  compared && key !== 'available' ? whens.map((when) => changeOf(key, compared.figures[key], when)) : []
                }
              >
                <Formula figure={figure} currency={dashboard.currency} />
              </KeyFigure>
            ) : null
          })}
        </KeyFigures>
        {compared ? (
          <Text tone="secondary" size="s">
            {isWithYear ? phrase('group.compared') : phrase('group.comparedWithWeek')}
          </Text>
        ) : null}
      </Stack>
    </section>
  )
}
