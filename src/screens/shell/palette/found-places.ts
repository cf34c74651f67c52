import type { Found } from '../../../api/contract/search.ts'
import { updatedAtText } from '../../format.ts'
import * as icons from '../../../design/icon/icons.css.ts'
import type { Permissions } from '../../../machines/access/access.rules.ts'
import { activityLog } from '../../../routes/activity-log.ts'
import { calendar } from '../../../routes/calendar.ts'
import { housekeeping } from '../../../routes/housekeeping.ts'
import { products } from '../../../routes/products.ts'
import * as routes from '../../../routes/properties.ts'
import { facilityKinds } from '../../facility-categories/facility-kinds.ts'
import type { Place } from './places.ts'
import { factsText } from '../../../phrases/facts-text.ts'
import { phrase } from '../../../phrases/phrase.ts'

interface Surroundings {
  permissions: Permissions
  /** Prefix of the open property, its section and tab: another property opens in the same. */
  prefix: string | null
  section: routes.Section
  tab: string | null
  query: string
  /** Time zone of the open property, for the times of its log. */
  timezone: string | null
}

const edit = (id: number) => ({ name: 'edit', id }) as const

/** Where a room or asset is looked after by this person. */
function facilityAddress({ id, name, facility_kind, property }: Found, { permissions }: Surroundings): string {
  const prefix = property?.prefix ?? ''
  if (permissions.has('access_hotel_products'))
    return products(prefix, facility_kind === 'asset' ? 'assets' : 'rooms', undefined, edit(id))
  if (permissions.has('access_hotel_calendar')) return calendar(prefix, { keyword: name })
  return housekeeping(prefix, { keyword: name })
}

function addressOf(found: Found, around: Surroundings): string {
  const { section, tab } = around
  const prefix = found.property?.prefix ?? around.prefix ?? ''
  switch (found.kind) {
    case 'property':
      return routes.property(prefix, section) + (tab ? `?tab=${encodeURIComponent(tab)}` : '')
    case 'facility':
      return facilityAddress(found, around)
    case 'addon':
      return around.permissions.has('access_hotel_products')
        ? products(prefix, 'add-ons', undefined, edit(found.id))
        : routes.property(prefix)
    case 'person':
      return activityLog(prefix, { actor_ids: [found.id] })
    case 'entry':
      return activityLog(prefix, { keyword: around.query.trim(), entry: found.id })
  }
}

const iconOf = ({ kind, facility_kind }: Found): string => {
  if (facility_kind) return facilityKinds[facility_kind].icon
  return { property: icons.hotel, facility: icons.bed, addon: icons.tag, person: icons.user, entry: icons.history }[
    kind
  ]
}

function noteOf(found: Found, { prefix, timezone }: Surroundings): string {
  const isElsewhere = found.property !== null && found.property.prefix !== prefix
  const place = found.kind === 'property' ? found.property?.prefix : isElsewhere ? found.property?.name : null
  const time = found.at && timezone ? updatedAtText(found.at, timezone) : null
  return factsText([found.type, place, time, !found.is_active && phrase('palette.deactivated')])
}

/** The place of a found record. */
export const foundPlace = (found: Found, around: Surroundings): Place => ({
  id: `${found.kind} ${found.id}`,
  label: found.name,
  note: noteOf(found, around) || null,
  icon: iconOf(found),
  to: addressOf(found, around),
})
