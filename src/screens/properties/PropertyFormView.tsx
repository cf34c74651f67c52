import { useSelector } from '@xstate/react'
import { selectRecord } from '../../machines/form/form.selectors.ts'
import { selectTypes } from '../../machines/properties/properties.machine.ts'
import type { PropertyFormRef } from '../../machines/properties/property-form.machine.ts'
import type { PropertyDraft } from '../../machines/properties/property-form.rules.ts'
import * as routes from '../../routes/properties.ts'
import { recordHistory } from '../../routes/activity-log.ts'
import { useProperties, usePropertyList } from '../shell/actor-hooks.ts'
import { FormPage } from '../form/FormPage.tsx'
import { addDays } from '../../api/contract/days.ts'
import { dayText } from '../format.ts'
import { BookingFields, IdentityFields, PictureFields, PlaceFields, propertyFormTexts } from './PropertyFields.tsx'
import { phrase } from '../../phrases/phrase.ts'

/** Form to create or edit a property, in four sections. */
export function PropertyFormView({ form }: { form: PropertyFormRef }) {
  const search = useSelector(usePropertyList(), (list) => list.context.search)
  const types = useSelector(useProperties(), selectTypes)
  const record = useSelector(form, selectRecord)

  function valueText(name: keyof PropertyDraft, draft: PropertyDraft): string {
    const value = draft[name]
    if (name === 'images') return phrase('properties.pictureCount', { count: draft.images.length })
    if (name === 'status') return value === 1 ? phrase('properties.active') : phrase('properties.deactivated')
    if (name === 'property_type_id') return types.find((type) => type.id === value)?.name ?? '–'
    if (name === 'bookable_date_from' && typeof value === 'string') return dayText(value)
    if (name === 'bookable_date_to' && typeof value === 'string') return dayText(addDays(value, -1))
    return value === null || value === '' ? '–' : String(value)
  }

  return (
    <FormPage
      form={form}
      texts={propertyFormTexts}
      name={record?.name}
      back={{ label: phrase('properties.properties'), href: routes.properties(search) }}
      historyHref={record && recordHistory(record.prefix, 'property', record.id)}
      valueText={valueText}
    >
      <IdentityFields form={form} />
      <BookingFields form={form} />
      <PlaceFields form={form} />
      <PictureFields form={form} />
    </FormPage>
  )
}
