import type { ReactNode } from 'react'
import { paper } from './Paper.css.ts'

/** A page of figures that is printed as it stands, on A4 upright with margins of its own. */
export const Paper = ({ children }: { children: ReactNode }) => <div className={paper}>{children}</div>
