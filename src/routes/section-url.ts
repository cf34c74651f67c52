import { parseRoute, property, type Section } from './properties.ts'
import { type SearchCodec, withParams } from './search-params.ts'

/** URL of a property's section. What the search leaves out has its default. */
export function sectionUrl<Search extends object>(
  prefix: string,
  section: Section,
  codec: SearchCodec<Search>,
  search: Partial<Search>,
): string {
  const params = new URLSearchParams()
  codec.write(params, { ...codec.empty, ...search })
  return withParams(property(prefix, section), params)
}

/** True if a path is this section of this property. */
export function isSectionUrl(prefix: string, section: Section, pathname: string): boolean {
  const route = parseRoute(pathname)
  return route.name === 'property' && route.prefix === prefix && route.section === section
}
