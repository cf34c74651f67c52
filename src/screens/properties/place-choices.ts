import type { Choice } from '../../design/field/choice.ts'

/** Every time zone known to the browser, by name: "Europe/Vienna (UTC+1)". */
export function timeZones(): Choice[] {
  const now = new Date()
  return Intl.supportedValuesOf('timeZone').map((zone) => ({ id: zone, label: `${zone} (${offsetOf(zone, now)})` }))
}

function offsetOf(zone: string, now: Date) {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(now)
  return (parts.find((part) => part.type === 'timeZoneName')?.value ?? 'UTC').replace('GMT', 'UTC')
}

/** Every currency known to the browser, by code: "EUR, Euro". */
export function currencies(): Choice[] {
  const names = new Intl.DisplayNames('en', { type: 'currency' })
  return Intl.supportedValuesOf('currency').map((code) => ({ id: code, label: `${code}, ${names.of(code) ?? code}` }))
}
