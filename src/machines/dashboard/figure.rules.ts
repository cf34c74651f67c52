import type { Dashboard, Figure, FigureKey } from '../../api/contract/reporting.ts'
import { dayFormat } from '../../clock/day-format.ts'
import { perLocale } from '../../locale/format-locale.ts'

const weekdayAndDay = dayFormat({ weekday: 'long', day: 'numeric', month: 'long' })

/** Finds a figure by its key; every dashboard contains all figures. */
export const figureOf = ({ figures }: Pick<Dashboard, 'figures'>, key: FigureKey): Figure | undefined =>
  figures.find((figure) => figure.key === key)

/** The part with this role in a figure's formula. */
export const partOf = (figure: Figure | undefined, role: Figure['parts'][number]['role']) =>
  figure?.parts.find((part) => part.role === role)

/** Explains a missing value: the denominator is zero. */
export function whyUnknown(figure: Figure): string | null {
  const denominator = partOf(figure, 'denominator')
  return figure.value === null ? `Not calculated: no ${denominator?.label.toLowerCase() ?? ''}.` : null
}

const percent = perLocale((locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }))

/** Announcement of loaded figures: "Tuesday 3 March: occupancy 78.4%". */
export function figureAnnouncement(dashboard: Dashboard): string {
  const value = figureOf(dashboard, 'occupancy')?.value ?? null
  const day = weekdayAndDay.of(dashboard.date)
  return `${day}: ${value === null ? 'no rooms available' : `occupancy ${percent().format(value)}`}`
}
