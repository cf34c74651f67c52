import { createContext } from 'react'

/** Whether labels are tooltips now. Open, an item's text needs no element of its own: twenty fewer on every page. */
export const CollapsedContext = createContext(false)
