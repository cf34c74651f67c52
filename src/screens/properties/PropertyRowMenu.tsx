import { useSelector } from '@xstate/react'
import type { Property } from '../../api/contract/property.ts'
import { ActionMenu } from '../../design/menu/ActionMenu.tsx'
import * as routes from '../../routes/properties.ts'
import { useProperties, usePropertyList } from '../shell/actor-hooks.ts'
import { useLacksExtensions } from '../shell/useLacksExtensions.ts'
import { bulkActions, bulkItemOf, rowActions } from './property-actions.ts'
import { phrase } from '../../phrases/phrase.ts'

interface PropertyRowMenuProps {
  property: Property
  anchor: HTMLElement
  onClose: () => void
}

/** The "…" menu shared by all rows. */
export function PropertyRowMenu({ property, anchor, onClose }: PropertyRowMenuProps) {
  const properties = useProperties()
  const search = useSelector(usePropertyList(), (snapshot) => snapshot.context.search)
  const lacksDuplicate = useLacksExtensions()
  const act = (id: string) => {
    const task = bulkActions.find((action) => action.id === id)?.id
    if (task) properties.send({ type: 'bulk.opened', task, items: [bulkItemOf(property, task)] })
    onClose()
  }
  return (
    <ActionMenu
      anchor={anchor}
      label={phrase('properties.actionsFor', { name: property.name })}
      actions={rowActions(property, {
        editHref: routes.properties(search, { name: 'edit', prefix: property.prefix }),
        lacksDuplicate,
      })}
      onAction={act}
      onClose={onClose}
    />
  )
}
