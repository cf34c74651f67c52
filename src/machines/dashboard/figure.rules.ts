import type { Dashboard, Figure, FigureKey } from '../../api/contract/reporting.ts'
import type { PageMeta } from '../../api/contract/reply.ts'
import { dayFormat } from '../../clock/day-format.ts'
import { numberFormat } from '../../numbers/number-format.ts'
import { phrase } from '../../phrases/phrase.ts'

const weekdayAndDay = dayFormat({ weekday: 'long', day: 'numeric', month: 'long' })

/** Finds a figure by its key; every dashboard contains all figures. */
export const figureOf = ({ figures }: Pick<Dashboard, 'figures'>, key: FigureKey): Figure | undefined =>
  figures.find((figure) => figure.key === key)

/** The part with this role in a figure's formula. */
export const partOf = (figure: Figure | undefined, role: Figure['parts'][number]['role']) =>
  figure?.parts.find((part) => part.role === role)

/** Explains a missing value: the denominator is zero. */
export function whyUnknown(figure: Figure): string | null {
  return figure.value === null ? phrase('dashboard.notCalculated', { figure: figure.key }) : null
}

const percent = numberFormat((locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }))

/** Announcement of loaded figures: "Tuesday 3 March: occupancy 78.4%". */
export function figureAnnouncement(dashboard: Dashboard): string {
  const value = figureOf(dashboard, 'occupancy')?.value ?? null
  const day = weekdayAndDay.of(dashboard.date)
  return value === null
    ? phrase('dashboard.dayWithoutRooms', { day })
    : phrase('dashboard.dayWithOccupancy', { day, occupancy: percent(value) })
}

/** Name of a figure: "Average daily rate (ADR)". */
export const figureLabel = ({ key }: Pick<Figure, 'key'>) => phrase('dashboard.figureLabel', { figure: key })

/** Number of the rows behind a figure: "42 rows, page 2 of 3". */
export function rowsText({ total, current_page: page, last_page: pages }: PageMeta): string {
  if (total === 0) return phrase('dashboard.noRows')
  return pages > 1
    ? phrase('dashboard.rowsOfPage', { rows: total, page, pages })
    : phrase('dashboard.rowCount', { rows: total })
}
