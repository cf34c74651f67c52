import { useSelector } from '@xstate/react'
import { selectTask } from '../../machines/dialog/bulk-action.machine.ts'
import type { PropertyBulkActionRef } from '../../machines/properties/property-bulk-action.machine.ts'
import { BulkActionDialog } from '../dialog/BulkActionDialog.tsx'
import { propertyBulkActionTexts } from './property-bulk-action-texts.ts'

/** Confirms a bulk action on one or many properties, or on property types. */
export const PropertyBulkActionDialog = ({ bulk }: { bulk: PropertyBulkActionRef }) => (
  <BulkActionDialog bulk={bulk} texts={propertyBulkActionTexts[useSelector(bulk, selectTask)]} />
)
