import type { ReactNode } from 'react'
import { printablePage } from './PrintablePage.css.ts'

/** A page of figures, printable as shown: A4 portrait with its own margins. */
export const PrintablePage = ({ children }: { children: ReactNode }) => <div className={printablePage}>{children}</div>
