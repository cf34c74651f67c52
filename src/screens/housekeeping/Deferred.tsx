import { type ReactNode, useDeferredValue } from 'react'

/**
 * Draws the fallback first, then the children in a deferred render, which React interrupts for input. Otherwise the first render of a whole
 * screen is one task and too long (performance P20).
 */
export const Deferred = ({ children, fallback }: { children: ReactNode; fallback: ReactNode }) =>
  useDeferredValue(true, false) ? children : fallback
