import { useContext } from 'react'
import { VisuallyHidden } from '../../../design/hidden/VisuallyHidden.tsx'
import { hotel, sortable } from '../../../design/icon/icons.css.ts'
import { Icon } from '../../../design/icon/Icon.tsx'
import { CollapsedContext } from './collapsed-context.ts'
import { collapsedName, name, propertyButton } from './PropertyButton.css.ts'
import { itemLabel } from './Sidebar.css.ts'

export interface PropertyButtonProps {
  /** Part of the button's name, before the current property: "Switch property". */
  label: string
  /** Name of the open property. */
  current: string
  onPress: () => void
}

/** A button with the name of the open property; it opens the search, which lists the others. In a `MenuSlot` of the sidebar. */
export function PropertyButton({ label, current, onPress }: PropertyButtonProps) {
  const isCollapsed = useContext(CollapsedContext)
  return (
    <button type="button" className={propertyButton} aria-haspopup="dialog" onClick={onPress}>
      {isCollapsed ? <Icon path={hotel} /> : null}
      <VisuallyHidden>{label}: </VisuallyHidden>
      <span className={isCollapsed ? `${itemLabel} ${collapsedName}` : name}>{current}</span>
      {isCollapsed ? null : <Icon path={sortable} />}
    </button>
  )
}
