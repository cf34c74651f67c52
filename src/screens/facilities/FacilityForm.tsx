import { useSelector } from '@xstate/react'
import { selectDraft, selectIsNew, selectRecord } from '../../machines/form/form.selectors.ts'
import { useInventoryTab, useCatalogue } from '../shell/actor-hooks.ts'
import { useHistoryHref } from '../activity-log/useHistoryHref.ts'
import { RoomProblems } from '../problems/RoomProblems.tsx'
import { FormPage } from '../form/FormPage.tsx'
import { tabLabels } from '../products/tabs.ts'
import { useTab } from '../products/useTab.ts'
import { createLabel, facilityFormTexts, fieldText } from './facility-form-texts.ts'
import { AmenityFields, BookingFields, PictureFields, PlaceFields, RoomFields } from './FacilityFields.tsx'
import type { FacilityFormProps } from './facility-form-props.ts'
import { NamesSection } from './NamesSection.tsx'

/** Its own component, so that a typed name doesn't render the whole form. */
function CreateLabel({ form, tab }: Pick<FacilityFormProps, 'form' | 'tab'>) {
  const names = useSelector(form, (snapshot) => selectDraft(snapshot).names)
  return createLabel(tab, names)
}

/** Form to create, duplicate or edit a room or asset. */
export function FacilityForm(props: FacilityFormProps) {
  const { form, tab } = props
  const { list } = useInventoryTab(tab).getSnapshot().context
  const { property, search, address } = useTab(tab, list)
  const catalogue = useCatalogue()
  const isNew = useSelector(form, selectIsNew)
  const record = useSelector(form, selectRecord)
  const historyHref = useHistoryHref('facility')
  return (
    <FormPage
      form={form}
      texts={facilityFormTexts(tab, isNew)}
      name={record?.name}
      back={{ label: tabLabels[tab], href: address(search) }}
      property={property.name}
      historyHref={historyHref(record?.id)}
      recordActions={record ? <RoomProblems room={record} /> : null}
      valueText={(name, draft) => fieldText(catalogue, draft, name)}
      createLabel={<CreateLabel form={form} tab={tab} />}
    >
      <NamesSection {...props} />
      <PlaceFields {...props} />
      <RoomFields {...props} />
      <AmenityFields {...props} />
      <BookingFields {...props} />
      <PictureFields {...props} />
    </FormPage>
  )
}
