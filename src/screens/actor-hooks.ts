import { useSelector } from '@xstate/react'
import { createContext, useContext } from 'react'
import type { AppRef } from '../machines/app/app.machine.ts'
import { selectShell } from '../machines/session/session.selectors.ts'

/* React bindings of the actors that the sign-in page needs. The others are in shell/actor-hooks.ts. */

const AppContext = createContext<AppRef | undefined>(undefined)
export const AppProvider = AppContext.Provider

const useApp = () => requireActor(useContext(AppContext), 'app')
export const useNotices = () => useApp().getSnapshot().context.notices
export const useServices = () => useApp().getSnapshot().context.services
export const useSession = () =>
  requireActor(
    useSelector(useApp(), (app) => app.children.session),
    'session',
  )

/** The shell's actor; null until its code is loaded. */
export const useShellOrNull = () => useSelector(useSession(), selectShell)
/**
 * Throws if a child actor is missing. Child actors exist only in some states, and a screen must be mounted in one of
 * them.
 */
export function requireActor<Ref>(ref: Ref | undefined, name: string): Ref {
  if (!ref) throw new Error(`No "${name}" actor here: this screen is mounted outside its state`)
  return ref
}
