import { parseDate, parseTime, type CalendarDate, type Time } from '@internationalized/date'

// Screens, machines and the API use ISO text ("2026-04-01", "15:00"); react-aria uses date objects.

export const dateOf = (iso: string | null | undefined): CalendarDate | null => (iso ? parseDate(iso) : null)
export const isoOf = (date: { toString: () => string } | null): string | null => date?.toString().slice(0, 10) ?? null
export const timeOf = (iso: string | null | undefined): Time | null => (iso ? parseTime(iso) : null)
export const isoTimeOf = (time: { toString: () => string } | null): string | null =>
  time?.toString().slice(0, 5) ?? null
