import type { ReactNode } from 'react'
import { plate } from './Status.css.ts'

/** A room number, as on its door. */
export const Plate = ({ children }: { children: ReactNode }) => <span className={plate}>{children}</span>
