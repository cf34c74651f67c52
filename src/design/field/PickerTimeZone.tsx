import { today } from '@internationalized/date'
import { createContext, useContext } from 'react'

const TimeZoneContext = createContext<string | null>(null)

/**
 * Sets the time zone (IANA name) by which the date pickers inside mark today and open. The default is the browser's.
 */
export const PickerTimeZone = TimeZoneContext.Provider

/** Time zone of the date pickers; null for the browser's. */
export const usePickerTimeZone = () => useContext(TimeZoneContext)

/** The date at which an empty picker opens: today in its time zone. */
export function useOpeningDate() {
  const zone = usePickerTimeZone()
  return zone === null ? undefined : today(zone)
}
