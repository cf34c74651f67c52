import { useSelector } from '@xstate/react'
import type { FacilityTypeFormRef } from '../../machines/facility-types/facility-type-form.machine.ts'
import { selectRecord } from '../../machines/form/form.selectors.ts'
import { useInventoryTab, useCatalogue, useProducts } from '../shell/actor-hooks.ts'
import { useHistoryHref } from '../activity-log/useHistoryHref.ts'
import { FormPage } from '../form/FormPage.tsx'
import { tabLabels } from '../products/tabs.ts'
import { useTab } from '../products/useTab.ts'
import { AmenityFields } from './AmenityFields.tsx'
import { FacilitiesOfType } from './FacilitiesOfType.tsx'
import { facilityTypeFormTexts, valueText } from './facility-type-texts.ts'
import { CapacityFields, IdentityFields, OfferFields, PictureFields } from './FacilityTypeFields.tsx'

/** Form to create, copy or edit a facility type, with its facilities listed beneath. */
export function FacilityTypeForm({ form }: { form: FacilityTypeFormRef }) {
  const { list } = useInventoryTab('facility-types').getSnapshot().context
  const { property, search, address } = useTab('facility-types', list)
  const { categories, amenities } = useCatalogue()
  const record = useSelector(form, selectRecord)
  const historyHref = useHistoryHref('facility_type')
  const { currency } = useProducts().getSnapshot().context.input
  return (
    <FormPage
      form={form}
      texts={facilityTypeFormTexts}
      name={record?.name}
      back={{ label: tabLabels['facility-types'], href: address(search) }}
      property={property.name}
      historyHref={historyHref(record?.id)}
      valueText={(name, draft) => valueText(name, draft, { categories, amenities, currency })}
    >
      <IdentityFields form={form} />
      <CapacityFields form={form} />
      <OfferFields form={form} currency={currency} />
      <AmenityFields form={form} />
      <PictureFields form={form} />
      {record?.facilities ? <FacilitiesOfType type={record} facilities={record.facilities} /> : null}
    </FormPage>
  )
}
