import { addDays } from '../../api/contract/days.ts'

/* Preset periods, as days at the property, both included. */

export const periods = ['any', 'today', 'yesterday', 'week', 'month'] as const
export type Period = (typeof periods)[number]

interface Days {
  from: string | null
  to: string | null
}

export function daysOfPeriod(period: Period, today: string): Days {
  switch (period) {
    case 'any':
      return { from: null, to: null }
    case 'today':
      return { from: today, to: today }
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) }
    case 'week':
      return { from: addDays(today, -6), to: today }
    case 'month':
      return { from: `${today.slice(0, 7)}-01`, to: today }
  }
}

/** The preset that matches these days; null for other days. */
export const periodOf = ({ from, to }: Days, today: string): Period | null =>
  periods.find((period) => {
    const days = daysOfPeriod(period, today)
    return days.from === from && days.to === to
  }) ?? null
