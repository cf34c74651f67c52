import type { CatalogueSnapshot } from './catalogue.machine.ts'

/** Options of the property; empty lists until loaded. */
export const selectCatalogue = (catalogue: CatalogueSnapshot) => catalogue.context.catalogue
export const selectIsKnown = (catalogue: CatalogueSnapshot) => catalogue.context.isKnown
/** Error of the last load; null while loading or loaded. */
export const selectCatalogueError = (catalogue: CatalogueSnapshot) =>
  catalogue.matches('failed') ? catalogue.context.error : null
