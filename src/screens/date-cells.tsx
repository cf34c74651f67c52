import type { ReactNode } from 'react'
import { dateText } from '../design/text/date-text.tsx'
import { bookableWindowText, updatedAtText } from './format.ts'

/* Contents of cells that hold a date, or else words of the page (ADR 0064). */

/** The bookable nights: "1 Jan – 31 Dec 2026" is a date, "from 1 Jan 2026" and "any time" are words. */
export function bookableWindow(from: string | null, to: string | null): ReactNode {
  const text = bookableWindowText(from, to)
  return from && to ? dateText(text) : text
}

/** When a record was changed: "24 Feb" is a date, "today, 08:12" is words. */
export const updatedAt = (instant: string, timezone: string): ReactNode =>
  updatedAtText(instant, timezone, undefined, dateText)
