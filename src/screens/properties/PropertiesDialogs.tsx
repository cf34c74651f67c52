import type { ComponentProps } from 'react'
import { UnsavedChangesDialog } from '../form/UnsavedChangesDialog.tsx'
import { PropertyTypeDialog } from '../property-types/PropertyTypeDialog.tsx'
import { PropertyBulkActionDialog } from './PropertyBulkActionDialog.tsx'

interface PropertiesDialogsProps {
  bulk: ComponentProps<typeof PropertyBulkActionDialog>['bulk'] | null | undefined
  typeForm: ComponentProps<typeof PropertyTypeDialog>['dialog'] | null | undefined
  /** Asks whether changes are to be lost; null if it need not. */
  guard: ComponentProps<typeof UnsavedChangesDialog>['guard'] | null
}

/** The dialogs of the properties screen, in one file: each file costs the first load its name. */
export const PropertiesDialogs = ({ bulk, typeForm, guard }: PropertiesDialogsProps) => (
  <>
    {bulk ? <PropertyBulkActionDialog bulk={bulk} /> : null}
    {typeForm ? <PropertyTypeDialog dialog={typeForm} /> : null}
    {guard ? <UnsavedChangesDialog guard={guard} /> : null}
  </>
)
