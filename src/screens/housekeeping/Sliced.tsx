import { type ReactNode, useDeferredValue } from 'react'

/** Renders its first children in slices, because a whole screen is too long for one task (performance P20). */
export const Sliced = ({ children, fallback }: { children: ReactNode; fallback: ReactNode }) =>
  useDeferredValue(true, false) ? children : fallback
