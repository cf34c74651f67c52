import { useSelector } from '@xstate/react'
import type { Facility } from '../../api/contract/facility.ts'
import { TextField } from '../../design/field/TextField.tsx'
import type { FacilityDraft } from '../../machines/facilities/facility-form.rules.ts'
import { selectEdit } from '../../machines/inventory-tab/inventory-tab.machine.ts'
import { InlineEditor } from '../inline-edit/InlineEditor.tsx'
import { facilityFormTexts, fieldText } from './facility-form-texts.ts'
import { type FacilityTab, useFacilities } from './useFacilities.ts'

interface FacilityInlineEditorProps {
  tab: FacilityTab
  facility: Facility
  label: string
}

/** The name or floor of a room or asset, edited in its row. */
export function FacilityInlineEditor({ tab, facility, label }: FacilityInlineEditorProps) {
  const { inventoryTab, catalogue } = useFacilities(tab)
  const edit = useSelector(inventoryTab, selectEdit)
  if (!edit) return null
  const shared = {
    edit,
    label,
    texts: facilityFormTexts(tab, false),
    valueText: (name: keyof FacilityDraft, draft: FacilityDraft) => fieldText(catalogue, draft, name),
  }
  return edit.field === 'floor' ? (
    <InlineEditor {...shared} name="floor" shown={facility.floor ?? ''}>
      {(field) => <TextField {...field} autoComplete="off" />}
    </InlineEditor>
  ) : (
    <InlineEditor {...shared} name="names" shown={facility.name}>
      {(field) => <TextField {...field} isRequired autoComplete="off" />}
    </InlineEditor>
  )
}
