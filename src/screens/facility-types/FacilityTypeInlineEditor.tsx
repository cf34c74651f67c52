import { useSelector } from '@xstate/react'
import type { FacilityType } from '../../api/contract/facility-type.ts'
import { TextField } from '../../design/field/TextField.tsx'
import type { FacilityTypeDraft } from '../../machines/facility-types/facility-type-form.rules.ts'
import { selectEdit } from '../../machines/inventory-tab/inventory-tab.machine.ts'
import { InlineEditor } from '../inline-edit/InlineEditor.tsx'
import { useCatalogue, useInventoryTab } from '../shell/actor-hooks.ts'
import { facilityTypeFormTexts, valueText } from './facility-type-texts.ts'

/** The name of a facility type, edited in its row. */
export function FacilityTypeInlineEditor({ type, label }: { type: FacilityType; label: string }) {
  const edit = useSelector(useInventoryTab('facility-types'), selectEdit)
  const { categories, amenities } = useCatalogue()
  if (!edit) return null
  const context = { categories, amenities, currency: type.currency }
  return (
    <InlineEditor
      edit={edit}
      name="name"
      label={label}
      shown={type.name}
      texts={facilityTypeFormTexts}
      valueText={(name: keyof FacilityTypeDraft, draft: FacilityTypeDraft) => valueText(name, draft, context)}
    >
      {(field) => <TextField {...field} isRequired autoComplete="off" />}
    </InlineEditor>
  )
}
