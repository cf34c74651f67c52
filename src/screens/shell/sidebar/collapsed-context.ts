import { createContext } from 'react'

/**
 * Whether the sidebar is collapsed and labels are tooltips. In the expanded sidebar an item's text needs no element
 * of its own: twenty fewer per page.
 */
export const CollapsedContext = createContext(false)
