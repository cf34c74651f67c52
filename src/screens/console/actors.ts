import { useSelector } from '@xstate/react'
import { selectCatalogue, selectIsKnown } from '../../machines/products/catalogue.selectors.ts'
import { selectSectionActor } from '../../machines/property/property.selectors.ts'
import type { SectionRefs } from '../../machines/property/sections.ts'
import type { Section } from '../../paths.ts'
import type { Tab } from '../../paths/products.ts'
import { running, useConsoleOrNull } from '../actors.ts'

/* The bridge from React to the actors behind the sign-in; apart from the other, so that the sign-in page stays small. */

export const useConsole = () => running(useConsoleOrNull() ?? undefined, 'console')
export const useLocationActor = () => useConsole().getSnapshot().context.location

export const useConnectivity = () =>
  running(
    useSelector(useConsole(), (console) => console.children.connectivity),
    'connectivity',
  )
export const useAccess = () =>
  running(
    useSelector(useConsole(), (console) => console.children.access),
    'access',
  )
export const usePassword = () =>
  running(
    useSelector(useConsole(), (console) => console.children.password),
    'password',
  )
export const useSwitcher = () =>
  running(
    useSelector(useConsole(), (console) => console.children.switcher),
    'switcher',
  )
export const useProperty = () =>
  running(
    useSelector(useConsole(), (console) => console.children.property),
    'property',
  )
/** A section's actor; it runs while that section of a property is open. */
export const useSection = <Name extends Section>(name: Name): SectionRefs[Name] =>
  running<SectionRefs[Name]>(useSelector(useProperty(), selectSectionActor(name)) ?? undefined, name)
/** The manage-property screen's actor. */
export const useProducts = () => useSection('products')
/** One tab of the inventory. */
export const useArea = <T extends Tab>(tab: T) => useProducts().getSnapshot().context.areas[tab]
export const useCatalogue = () => useSelector(useProducts().getSnapshot().context.catalogue, selectCatalogue)
export const useIsCatalogueKnown = () => useSelector(useProducts().getSnapshot().context.catalogue, selectIsKnown)
export const useProperties = () =>
  running(
    useSelector(useConsole(), (console) => console.children.properties),
    'properties',
  )
export const usePropertyList = () =>
  running(
    useSelector(useProperties(), (properties) => properties.children.list),
    'list',
  )
export const usePropertyTypeList = () =>
  running(
    useSelector(useProperties(), (properties) => properties.children.types),
    'types',
  )
