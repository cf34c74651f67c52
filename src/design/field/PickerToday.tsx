import { createContext, useContext } from 'react'
import { dateOf } from './iso-date.ts'

const TodayContext = createContext<(() => string) | null>(null)

/**
 * Sets what is today (an ISO date) for the date pickers inside: the day that they mark, and at which they open. A
 * function, because the day changes while the page is open. The default is today in the browser's time zone.
 */
export const PickerToday = TodayContext.Provider

/** Today for the date pickers; null for the browser's. */
export const usePickerToday = () => useContext(TodayContext)?.() ?? null

/** The date at which an empty picker opens: today. */
export const useOpeningDate = () => dateOf(usePickerToday()) ?? undefined
