import type { ReactNode } from 'react'
import { printablePage } from './PrintablePage.css.ts'

/** A page of figures that is printed as it stands, on A4 upright with margins of its own. */
export const PrintablePage = ({ children }: { children: ReactNode }) => <div className={printablePage}>{children}</div>
