import { useSelector } from '@xstate/react'
import { selectTask } from '../../machines/flow/bulk.machine.ts'
import type { PropertyBulkRef } from '../../machines/properties/property-bulk.machine.ts'
import { BulkDialog } from '../flow/BulkDialog.tsx'
import { propertyBulkTexts } from './property-bulk-texts.ts'

/** One action on one or many properties, or on their types. */
export const PropertyBulkDialog = ({ bulk }: { bulk: PropertyBulkRef }) => (
  <BulkDialog bulk={bulk} texts={propertyBulkTexts[useSelector(bulk, selectTask)]} />
)
