import { useSelector } from '@xstate/react'
import type { Property } from '../../api/contract/property.ts'
import { ActionMenu } from '../../design/menu/ActionMenu.tsx'
import * as paths from '../../paths.ts'
import { useProperties, usePropertyList } from '../console/actors.ts'
import { bulkActions, itemOf, rowActions } from './property-actions.ts'

interface PropertyActionsProps {
  property: Property
  anchor: HTMLElement
  onClose: () => void
}

/** The one "…" menu that all rows share. */
export function PropertyActions({ property, anchor, onClose }: PropertyActionsProps) {
  const properties = useProperties()
  const search = useSelector(usePropertyList(), (snapshot) => snapshot.context.search)
  const act = (id: string) => {
    const task = bulkActions.find((action) => action.id === id)?.id
    if (task) properties.send({ type: 'bulk.opened', task, items: [itemOf(property, task)] })
    onClose()
  }
  return (
    <ActionMenu
      anchor={anchor}
      label={`Actions for ${property.name}`}
      actions={rowActions(property, paths.properties(search, { name: 'edit', prefix: property.prefix }))}
      onAction={act}
      onClose={onClose}
    />
  )
}
