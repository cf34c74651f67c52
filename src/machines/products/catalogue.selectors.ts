import type { CatalogueSnapshot } from './catalogue.machine.ts'

/** The choices of the property; empty lists until they are known. */
export const selectCatalogue = (catalogue: CatalogueSnapshot) => catalogue.context.catalogue
export const selectIsKnown = (catalogue: CatalogueSnapshot) => catalogue.context.isKnown
/** Why there is nothing to choose from; null while it is known or on its way. */
export const selectCatalogueError = (catalogue: CatalogueSnapshot) =>
  catalogue.matches('failed') ? catalogue.context.error : null
