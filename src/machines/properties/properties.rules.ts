import * as routes from '../../routes/properties.ts'

/** Which part of the properties screen an address asks for; null is another screen. */
export function viewAt(pathname: string, search: string): routes.PropertiesView | null {
  return routes.parseRoute(pathname).name === 'properties' ? routes.parsePropertiesView(search) : null
}

/** The prefix a form view is about; null is a new property, undefined is no form. */
export function formPrefix(view: routes.PropertiesView | null): string | null | undefined {
  if (view?.name === 'new') return null
  return view?.name === 'edit' ? view.prefix : undefined
}

export const isSameSearch = <Search>(a: Search, b: Search) => JSON.stringify(a) === JSON.stringify(b)
