import type { ActivityEntry } from '../../api/contract/activity-log.ts'
import type { Permissions } from '../../machines/access/access.rules.ts'
import * as routes from '../../routes/properties.ts'
import { problemStatusNames } from '../../api/contract/problem-words.ts'
import { problems } from '../../routes/problems.ts'
import { activityLog } from '../../routes/activity-log.ts'
import { calendar, defaultCalendar } from '../../routes/calendar.ts'
import { housekeeping } from '../../routes/housekeeping.ts'
import { type ProductsView, products, searches, type Tab } from '../../routes/products.ts'

/* Links from a log entry to its record and to the record's history. */

interface LinkContext {
  property: { id: number; prefix: string }
  permissions: Permissions
}
type LinkedEntry = Pick<ActivityEntry, 'module' | 'entity_type' | 'entity_id' | 'entity_label' | 'exists'>

const editView = (id: number): ProductsView => ({ name: 'edit', id })
/** Link to a list filtered by name, for records without a page of their own. */
const searchHref = <T extends Tab>(prefix: string, tab: T, keyword: string) =>
  products(prefix, tab, { ...searches[tab].empty, keyword })

function facilityHref(
  { module, entity_label }: LinkedEntry,
  id: number,
  { property: { prefix }, permissions }: LinkContext,
) {
  if (module === 'blockings' && permissions.has('access_hotel_calendar'))
    return calendar(prefix, { ...defaultCalendar, keyword: entity_label })
  if (module === 'problems' && permissions.has('access_housekeeping'))
    return problems(prefix, { facility_ids: [id], statuses: [...problemStatusNames] })
  if (module === 'housekeeping' && permissions.has('access_housekeeping')) return housekeeping(prefix, { room: id })
  return permissions.has('access_hotel_products') ? products(prefix, 'rooms', undefined, editView(id)) : null
}

/** Address of the record, if it exists, has a screen, and the user may open it; otherwise null. */
export function recordHref(entry: LinkedEntry, context: LinkContext): string | null {
  const { entity_type, entity_id, entity_label, exists } = entry
  const { property, permissions } = context
  const id = Number(entity_id)
  if (!exists || !Number.isInteger(id) || id <= 0) return null
  const ifProducts = (href: string) => (permissions.has('access_hotel_products') ? href : null)
  switch (entity_type) {
    case 'facility':
      return facilityHref(entry, id, context)
    case 'facility_type':
      return ifProducts(products(property.prefix, 'facility-types', undefined, editView(id)))
    case 'addon':
      return ifProducts(products(property.prefix, 'add-ons', undefined, editView(id)))
    case 'addon_type':
      return ifProducts(searchHref(property.prefix, 'add-on-types', entity_label))
    case 'amenity':
      return ifProducts(searchHref(property.prefix, 'amenities', entity_label))
    case 'facility_category':
      return ifProducts(searchHref(property.prefix, 'facility-categories', entity_label))
    case 'property':
      return id === property.id
        ? routes.properties(undefined, { name: 'edit', prefix: property.prefix })
        : routes.properties({ ...routes.allProperties, keyword: entity_label })
    case 'property_type':
      return routes.properties(undefined, {
        name: 'types',
        search: { ...routes.allPropertyTypes, keyword: entity_label },
      })
    default:
      return null
  }
}

/** Address of the history of the entry's record; null for entities without an id, such as a file. */
export const historyHref = (
  { entity_type, entity_id, property_id }: Pick<ActivityEntry, 'entity_type' | 'entity_id' | 'property_id'>,
  prefix: string,
  entry: number | null = null,
): string | null =>
  entity_id === null
    ? null
    : activityLog(prefix, { scope: property_id === null ? 'account' : 'property', entity_type, entity_id, entry })
