import type { Choice } from '../../design/field/choice.ts'
import { cityOf, offsetIn } from '../../clock/time-zones.ts'
import { now } from '../../clock/now.ts'
import { factsText } from '../../phrases/facts-text.ts'
import { withoutIsolates } from '../../phrases/isolates.ts'
import { pageLanguage } from '../../phrases/languages.ts'

/** A time zone with its city where the reader's language calls it otherwise: "Europe/Vienna, Wien". */
function zoneName(zone: string): string {
  const city = cityOf(zone)
  return zone.endsWith(city.replaceAll(' ', '_')) ? zone : withoutIsolates(factsText([zone, city]))
}

/** Every time zone known to the browser, by name: "Europe/Vienna (UTC+1)". */
export function timeZones(): Choice[] {
  const at = now()
  const offsets = offsetsAt(at)
  return Intl.supportedValuesOf('timeZone').map((zone) => {
    const offset = offsets.get(zone) ?? offsetIn(zone, at)
    offsets.set(zone, offset)
    return { id: zone, label: `${zoneName(zone)} (${offset})` }
  })
}

const hour = 3_600_000
let known = { hour: 0, offsets: new Map<string, string>() }

/**
 * The offsets computed so far in this hour. Those of over 400 zones take 70 ms, and they change when summer time starts
 * or ends.
 */
function offsetsAt(at: Date) {
  const thisHour = Math.floor(at.getTime() / hour)
  if (known.hour !== thisHour) known = { hour: thisHour, offsets: new Map() }
  return known.offsets
}

/** Every currency known to the browser, by code: "EUR, Euro". */
export function currencies(): Choice[] {
  const names = new Intl.DisplayNames(pageLanguage(), { type: 'currency' })
  return Intl.supportedValuesOf('currency').map((code) => ({
    id: code,
    label: withoutIsolates(factsText([code, names.of(code) ?? code])),
  }))
}
