import type { Choice } from '../../design/field/choice.ts'

/** Every time zone known to the browser, by name: "Europe/Vienna (UTC+1)". */
export function timeZones(): Choice[] {
  const now = new Date()
  const offsets = offsetsAt(now)
  return Intl.supportedValuesOf('timeZone').map((zone) => {
    const offset = offsets.get(zone) ?? offsetOf(zone, now)
    offsets.set(zone, offset)
    return { id: zone, label: `${zone} (${offset})` }
  })
}

const hour = 3_600_000
let known = { hour: 0, offsets: new Map<string, string>() }

/**
 * The offsets computed so far in this hour. Those of over 400 zones take 70 ms, and they change when summer time starts
 * or ends.
 */
function offsetsAt(now: Date) {
  const thisHour = Math.floor(now.getTime() / hour)
  if (known.hour !== thisHour) known = { hour: thisHour, offsets: new Map() }
  return known.offsets
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
