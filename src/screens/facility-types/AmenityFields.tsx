import { amenityGroups } from '../../api/contract/enums.ts'
import { CheckboxGroup } from '../../design/field/CheckboxGroup.tsx'
import { Section } from '../../design/layout/Section.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { Text } from '../../design/text/Text.tsx'
import type { FacilityTypeFormRef } from '../../machines/facility-types/facility-type-form.machine.ts'
import { withChecked } from '../../machines/facility-types/facility-type-form.rules.ts'
import { useCatalogue } from '../shell/actor-hooks.ts'
import { useFormField } from '../form/useFormField.ts'
import { facilityTypeFormTexts } from './facility-type-texts.ts'

/** Amenities of every room of the type, by group. The error shows at the first group. */
export function AmenityFields({ form }: { form: FacilityTypeFormRef }) {
  const { id, errorMessage, value } = useFormField(form, facilityTypeFormTexts, 'amenity_ids')
  const { amenities } = useCatalogue()
  const groups = amenityGroups.flatMap((group) => {
    const offered = amenities.filter((amenity) => amenity.group === group)
    return offered.length > 0 ? [{ group, offered }] : []
  })
  return (
    <Section title="Amenities" description="Each room or asset of this type has these. A single one can have more.">
      <Stack>
        {groups.length === 0 ? <Text tone="secondary">This property has no amenities yet.</Text> : null}
        {groups.map(({ group, offered }, at) => {
          const ids = offered.map((amenity) => amenity.id)
          return (
            <CheckboxGroup
              key={group}
              label={group}
              {...(at === 0 ? { id, errorMessage } : {})}
              choices={offered.map((amenity) => ({ id: amenity.id, label: amenity.name }))}
              value={value}
              onChange={(ticked) =>
                form.send({ type: 'field.changed', patch: { amenity_ids: withChecked(value, ids, ticked) } })
              }
            />
          )
        })}
      </Stack>
    </Section>
  )
}
