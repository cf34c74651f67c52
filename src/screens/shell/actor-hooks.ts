import { useSelector } from '@xstate/react'
import { selectCatalogue, selectIsKnown } from '../../machines/products/catalogue.selectors.ts'
import { selectSectionActor } from '../../machines/property/property.selectors.ts'
import type { SectionRefs } from '../../machines/property/sections.ts'
import type { Section } from '../../routes/properties.ts'
import type { Tab } from '../../routes/products.ts'
import { requireActor, useShellOrNull } from '../actor-hooks.ts'

/* React bindings of the actors behind the sign-in. Separate from screens/actor-hooks.ts, to keep the sign-in page small. */

export const useShell = () => requireActor(useShellOrNull() ?? undefined, 'shell')
export const useLocationActor = () => useShell().getSnapshot().context.location

export const useConnectivity = () =>
  requireActor(
    useSelector(useShell(), (shell) => shell.children.connectivity),
    'connectivity',
  )
export const useAccess = () =>
  requireActor(
    useSelector(useShell(), (shell) => shell.children.access),
    'access',
  )
export const usePassword = () =>
  requireActor(
    useSelector(useShell(), (shell) => shell.children.password),
    'password',
  )
export const useProperty = () =>
  requireActor(
    useSelector(useShell(), (shell) => shell.children.property),
    'property',
  )
/** A section's actor; it runs while that section of a property is open. */
export const useSection = <Name extends Section>(name: Name): SectionRefs[Name] =>
  requireActor<SectionRefs[Name]>(useSelector(useProperty(), selectSectionActor(name)) ?? undefined, name)
/** The manage-property screen's actor. */
export const useProducts = () => useSection('products')
/** The actor of an inventory tab. */
export const useInventoryTab = <T extends Tab>(tab: T) => useProducts().getSnapshot().context.tabActors[tab]
export const useCatalogue = () => useSelector(useProducts().getSnapshot().context.catalogue, selectCatalogue)
export const useIsCatalogueKnown = () => useSelector(useProducts().getSnapshot().context.catalogue, selectIsKnown)
export const useProperties = () =>
  requireActor(
    useSelector(useShell(), (shell) => shell.children.properties),
    'properties',
  )
export const usePropertyList = () =>
  requireActor(
    useSelector(useProperties(), (properties) => properties.children.list),
    'list',
  )
export const usePropertyTypeList = () =>
  requireActor(
    useSelector(useProperties(), (properties) => properties.children.types),
    'types',
  )
