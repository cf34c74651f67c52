import { today } from '@internationalized/date'
import { createContext, useContext } from 'react'

const TimeZoneContext = createContext<string | null>(null)

/** The date pickers inside mark today, and open, by this time zone (an IANA name) instead of the browser's. */
export const PickerTimeZone = TimeZoneContext.Provider

/** The zone whose today the pickers mark; null for the browser's. */
export const usePickerTimeZone = () => useContext(TimeZoneContext)

/** Where a picker without a date opens: at today in its zone. */
export function useOpeningDate() {
  const zone = usePickerTimeZone()
  return zone === null ? undefined : today(zone)
}
