import { parse } from 'regexparam'

/** Start page after sign-in. */
export const root = '/hotel-management'
export const propertiesPath = `${root}/properties`
const property = `${propertiesPath}/:propertyPrefix`
export const unauthorized = '/unauthorized'
export const underConstruction = '/under-construction'
export const accessibility = '/accessibility'
export const peoplePath = `${root}/people`

/**
 * The route table (requirement 2.route), in wouter's pattern syntax. The first match wins, as in `<Switch>`. `permission` guards the
 * route, `menu` guards the section's menu item (domain D1). A route with `isPublic` needs no session (domain D4).
 */
export const routeTable = [
  { name: 'root', path: '/' },
  { name: 'login', path: '/login' },
  { name: 'entry', path: root, permission: 'login_to_hotel_management' },
  { name: 'properties', path: propertiesPath, permission: 'access_properties' },
  // An extension: the list of people (ADR 0096).
  { name: 'people', path: peoplePath, permission: 'login_to_user_management' },
  {
    name: 'property',
    section: '',
    path: property,
    permission: 'access_properties',
    menu: 'access_hotel_dashboard',
  },
  {
    name: 'property',
    section: 'hotel-calendar',
    path: `${property}/hotel-calendar`,
    permission: 'access_hotel_calendar',
    menu: 'access_hotel_calendar',
  },
  {
    name: 'property',
    section: 'housekeeping',
    path: `${property}/housekeeping`,
    permission: 'access_housekeeping',
    menu: 'access_housekeeping',
  },
  {
    name: 'property',
    section: 'products',
    path: `${property}/products`,
    permission: 'access_hotel_products',
    menu: 'access_properties',
  },
  {
    name: 'property',
    section: 'accounting-report',
    path: `${property}/accounting-report`,
    permission: 'view_hotel_management_report',
    menu: 'access_properties',
  },
  {
    name: 'property',
    section: 'activity-logs',
    path: `${property}/activity-logs`,
    permission: 'access_properties',
    menu: 'access_properties',
  },
  // Reached from a new property, the dashboard and the palette, so the menu leaves it out.
  {
    name: 'property',
    section: 'set-up',
    path: `${property}/set-up`,
    permission: 'access_properties',
    menu: 'access_properties',
  },
  // An extension: the page of a link that sets a password (ADR 0096).
  { name: 'password', path: '/password', isPublic: true },
  { name: 'unauthorized', path: unauthorized, isPublic: true },
  { name: 'under-construction', path: underConstruction, isPublic: true },
  { name: 'accessibility', path: accessibility, isPublic: true },
  { name: 'not-found', path: '*', isPublic: true },
] as const

export type Route = (typeof routeTable)[number]
export type SectionRoute = Extract<Route, { name: 'property' }>
/** A section of a property; `''` is the dashboard. */
export type Section = SectionRoute['section']

const isSection = (route: Route): route is SectionRoute => route.name === 'property'
/** Routes of the property sections, in menu order. */
export const sectionRoutes: readonly SectionRoute[] = routeTable.filter(isSection)

/** The screen that a path leads to. */
export type RouteMatch =
  { name: Exclude<Route, SectionRoute>['name'] } | { name: SectionRoute['name']; prefix: string; section: Section }

/** The match of a route, given the decoded parameter of its pattern. */
export const matchOf = (route: Route, prefix = ''): RouteMatch =>
  isSection(route) ? { name: route.name, prefix, section: route.section } : { name: route.name }

const compiled = new Map<string, { keys: string[]; pattern: Pick<RegExp, 'exec'> }>()

/** A malformed escape matches no route, so the path counts as unknown. */
const decode = (match: RegExpExecArray): RegExpExecArray | null => {
  try {
    for (const [at, part] of match.entries()) match[at] = decodeURIComponent(part)
    return match
  } catch {
    return null
  }
}

/**
 * Path parser for wouter's `<Router>` and for machines: wouter's own (regexparam, which ignores case and a trailing
 * slash), compiled once per pattern. Decodes parameters exactly once (ADR 0043).
 */
export function parser(path: string, loose?: boolean) {
  const key = `${path} ${loose}`
  const known = compiled.get(key)
  if (known) return known
  const { pattern, keys } = parse(path, loose)
  const exec = (pathname: string) => {
    const match = pattern.exec(pathname)
    return match && path !== '*' ? decode(match) : match
  }
  const parsed = { keys, pattern: { exec } }
  compiled.set(key, parsed)
  return parsed
}

/** True if a matched route needs no session (domain D4). */
export const isPublic = ({ name }: RouteMatch) => routeTable.some((route) => route.name === name && 'isPublic' in route)

/** Matches a pathname, as in the address bar; `not-found` for an unknown one. */
export function parseRoute(pathname: string): RouteMatch {
  for (const route of routeTable) {
    const match = parser(route.path).pattern.exec(pathname)
    if (match) return matchOf(route, match[1])
  }
  return { name: 'not-found' }
}

/** URL of the sign-in page; `next` is the page to open afterwards. */
export const login = (next?: string) => (next && next !== root ? `/login?next=${encodeURIComponent(next)}` : '/login')
