import { CheckboxGroup } from '../../design/field/CheckboxGroup.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { Text } from '../../design/text/Text.tsx'
import { useCatalogue } from '../shell/actor-hooks.ts'
import { amenityGroupName } from '../amenities/amenity-group.ts'
import { phrase } from '../../phrases/phrase.ts'

interface AmenityCheckboxesProps {
  id: string
  errorMessage?: string | undefined
  value: readonly number[]
  onChange: (ids: number[]) => void
}

/** The property's amenities as checkboxes, by group. */
export function AmenityCheckboxes({ id, errorMessage, value, onChange }: AmenityCheckboxesProps) {
  const { amenities } = useCatalogue()
  const groups = [...new Set(amenities.map(({ group }) => group))]
  if (groups.length === 0) return <Text tone="secondary">{phrase('facilities.noAmenitiesYet')}</Text>
  return (
    <Stack>
      {groups.map((group, at) => {
        const offered = amenities.filter((amenity) => amenity.group === group)
        const otherIds = value.filter((each) => offered.every((amenity) => amenity.id !== each))
        return (
          <CheckboxGroup
            key={group}
            id={at === 0 ? id : undefined}
            errorMessage={at === 0 ? errorMessage : undefined}
            label={amenityGroupName(group)}
            choices={offered.map((amenity) => ({ id: amenity.id, label: amenity.name }))}
            value={value}
            onChange={(ticked) => onChange([...otherIds, ...ticked].toSorted((a, b) => a - b))}
          />
        )
      })}
    </Stack>
  )
}
