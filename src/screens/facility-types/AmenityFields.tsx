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
import { amenityGroupName } from '../amenities/amenity-group.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Amenities of every room of the type, by group. The error shows at the first group. */
export function AmenityFields({ form }: { form: FacilityTypeFormRef }) {
  const { id, errorMessage, value } = useFormField(form, facilityTypeFormTexts, 'amenity_ids')
  const { amenities } = useCatalogue()
  const groups = amenityGroups.flatMap((group) => {
    const offered = amenities.filter((amenity) => amenity.group === group)
    return offered.length > 0 ? [{ group, offered }] : []
  })
  return (
    <Section title={phrase('facility-types.amenities')} description={phrase('facility-types.amenitiesHint')}>
      <Stack>
        {groups.length === 0 ? <Text tone="secondary">{phrase('facility-types.noAmenitiesYet')}</Text> : null}
        {groups.map(({ group, offered }, at) => {
          const ids = offered.map((amenity) => amenity.id)
          return (
            <CheckboxGroup
              key={group}
              label={amenityGroupName(group)}
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
