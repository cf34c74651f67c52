import { useSelector } from '@xstate/react'
import { createContext, useContext } from 'react'
import type { AppRef } from '../machines/app/app.machine.ts'
import { selectCatalogue } from '../machines/products/catalogue.selectors.ts'
import { selectSection } from '../machines/property/property.selectors.ts'
import { selectConsole } from '../machines/session/session.selectors.ts'
import type { Tab } from '../paths/products.ts'

/* The only bridge from React to the actor tree. */

const AppContext = createContext<AppRef | undefined>(undefined)
export const AppProvider = AppContext.Provider

export const useApp = () => running(useContext(AppContext), 'app')
export const useNotices = () => useApp().getSnapshot().context.notices
export const useServices = () => useApp().getSnapshot().context.services
export const useSession = () =>
  running(
    useSelector(useApp(), (app) => app.children.session),
    'session',
  )

/** The console, or null while its code is still on its way. */
export const useConsoleOrNull = () => useSelector(useSession(), selectConsole)
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
/** The manage-property screen's actor; it runs while that section of a property is open. */
export const useProducts = () => {
  const section = useSelector(useProperty(), selectSection)
  return running(section?.actor, 'products')
}
/** One tab of the inventory. */
export const useArea = <T extends Tab>(tab: T) => useProducts().getSnapshot().context.areas[tab]
export const useCatalogue = () => useSelector(useProducts().getSnapshot().context.catalogue, selectCatalogue)
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

/** A child actor exists only in some states; a screen must be mounted in one of them. */
export function running<Ref>(ref: Ref | undefined, name: string): Ref {
  if (!ref) throw new Error(`No "${name}" actor here: this screen is mounted outside its state`)
  return ref
}
