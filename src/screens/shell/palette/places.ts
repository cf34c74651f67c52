import { textKey } from '../../../api/contract/text-key.ts'
import type { Permissions } from '../../../machines/access/access.rules.ts'
import * as icons from '../../../design/icon/icons.css.ts'
import { accessibility, problem } from '../../../design/icon/later-icons.css.ts'
import { accounting } from '../../../routes/accounting.ts'
import { group } from '../../../routes/group.ts'
import { housekeeping } from '../../../routes/housekeeping.ts'
import { problems } from '../../../routes/problems.ts'
import { products, tabs, type Tab } from '../../../routes/products.ts'
import * as routes from '../../../routes/properties.ts'
import { accessibility as accessibilityPath } from '../../../routes/route-table.ts'
import { setUp } from '../../../routes/set-up.ts'
import { copyToProperty } from '../../../routes/set-up-view.ts'
import { tabLabels } from '../../products/tabs.ts'
import { menuRoutes, sectionIcons, sectionTitles } from '../menu.ts'
import { phrase } from '../../../phrases/phrase.ts'

/** A place or an action of the palette. */
export interface Place {
  id: string
  label: string
  note: string | null
  icon: string
  to: string
}

interface Surroundings {
  permissions: Permissions
  /** The open property, or null. */
  property: { prefix: string; name: string } | null
  /** The server has no set-up of properties (ADR 0069). */
  lacksSetUp: boolean
}

const placeOf = (to: string, label: string, icon: string, note: string | null = null): Place => ({
  // The rooms are also what the section of products opens with.
  id: `${label} ${to}`,
  label,
  note,
  icon,
  to,
})

/** Sections of the open property that the person may open. */
export const sectionPlaces = ({ permissions, property }: Surroundings): Place[] =>
  property === null
    ? []
    : menuRoutes
        .filter(({ permission }) => permissions.has(permission))
        .map(({ section }) =>
          placeOf(
            routes.property(property.prefix, section),
            sectionTitles[section],
            sectionIcons[section],
            property.name,
          ),
        )

const tabIcons: Partial<Record<Tab, string>> = { rooms: icons.bed, 'add-ons': icons.tag }

/** Further views that the person may open, found by their names. */
export function furtherPlaces({ permissions, property, lacksSetUp }: Surroundings): Place[] {
  const places: Place[] = [placeOf(accessibilityPath, phrase('accessibility.title'), accessibility)]
  if (permissions.has('access_properties'))
    places.push(
      placeOf(routes.properties(), phrase('shell.properties'), icons.properties),
      placeOf(group(), phrase('group.groupFigures'), icons.report),
    )
  if (property === null) return places
  const { prefix, name } = property
  if (permissions.has('access_properties') && !lacksSetUp)
    places.push(placeOf(setUp(prefix), phrase('set-up.setUp'), icons.properties, name))
  if (permissions.has('access_hotel_products'))
    for (const tab of tabs)
      places.push(placeOf(products(prefix, tab), tabLabels[tab], tabIcons[tab] ?? icons.products, name))
  if (permissions.has('access_housekeeping'))
    places.push(
      placeOf(housekeeping(prefix, { view: 'mine' }), phrase('housekeeping.myRooms'), icons.housekeeping, name),
      placeOf(housekeeping(prefix, { view: 'sheets' }), phrase('housekeeping.taskSheets'), icons.print, name),
      placeOf(problems(prefix), phrase('housekeeping.problems'), problem, name),
    )
  if (permissions.has('view_hotel_management_report')) {
    places.push(placeOf(accounting(prefix, { tab: 'periods' }), phrase('accounting.periods'), icons.report, name))
    if (!lacksSetUp)
      places.push(placeOf(accounting(prefix, { tab: 'schedules' }), phrase('accounting.schedules'), icons.report, name))
  }
  return places
}

const newRecord = { name: 'new', copyOf: null } as const

/** Actions that have an address. */
export function actionPlaces({ permissions, property, lacksSetUp }: Surroundings): Place[] {
  const places: Place[] = []
  if (permissions.has('access_properties'))
    places.push(
      placeOf(routes.properties(undefined, { name: 'new' }), phrase('properties.newProperty'), icons.plus),
      placeOf(
        routes.properties(undefined, { name: 'types', search: routes.allPropertyTypes }),
        phrase('property-types.propertyTypes'),
        icons.tags,
      ),
    )
  if (property === null || !permissions.has('access_hotel_products')) return places
  const { prefix, name } = property
  const importAll = products(prefix, 'rooms', undefined, { name: 'import-all' })
  places.push(placeOf(importAll, phrase('imports.importEverything'), icons.upload, name))
  if (permissions.has('access_properties') && !lacksSetUp)
    places.push(placeOf(copyToProperty(prefix), phrase('set-up.copyMenu'), icons.copy, name))
  const labels: Partial<Record<Tab, string>> = {
    rooms: phrase('facilities.newRecord', { kind: 'room' }),
    assets: phrase('facilities.newRecord', { kind: 'asset' }),
    'add-ons': phrase('addons.newAddOn'),
    'facility-types': phrase('facility-types.newFacilityType'),
  }
  for (const tab of tabs) {
    const label = labels[tab]
    if (label) places.push(placeOf(products(prefix, tab, undefined, newRecord), label, icons.plus, name))
  }
  return places
}

/** True if each word of the query is in the place's name. */
export function isNamed({ label }: Pick<Place, 'label'>, query: string): boolean {
  const key = textKey(label)
  return textKey(query)
    .split(' ')
    .every((word) => key.includes(word))
}
