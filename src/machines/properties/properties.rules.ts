import * as routes from '../../routes/properties.ts'

/** The view of the properties screen that a URL selects; null for another screen. */
export function viewAt(pathname: string, search: string): routes.PropertiesView | null {
  return routes.parseRoute(pathname).name === 'properties' ? routes.parsePropertiesView(search) : null
}

/** The prefix of the property to edit; null for a new property, undefined without a form. */
export function formPrefix(view: routes.PropertiesView | null): string | null | undefined {
  if (view?.name === 'new') return null
  return view?.name === 'edit' ? view.prefix : undefined
}

export const isSameSearch = <Search>(a: Search, b: Search) => JSON.stringify(a) === JSON.stringify(b)
