import { useSelector } from '@xstate/react'
import { TagPicker } from '../../design/field/TagPicker.tsx'
import * as lookups from '../../machines/facilities/facility-lookup.machine.ts'
import { FormField } from '../form/FormField.tsx'
import type { FacilityFormProps } from './facility-form-props.ts'
import { facilityFormTexts } from './facility-form-texts.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Connecting rooms, found by typing. */
export function ConnectingField({ form, lookup, tab }: FacilityFormProps) {
  const query = useSelector(lookup, lookups.selectQuery)
  const found = useSelector(lookup, lookups.selectFound)
  const isSearching = useSelector(lookup, lookups.selectIsSearching)
  const isFailed = useSelector(lookup, lookups.selectIsFailed)
  return (
    <FormField form={form} texts={facilityFormTexts(tab, true)} name="connecting">
      {({ value: connecting, onChange, ...field }) => (
        <TagPicker
          {...field}
          isRequired={false}
          description={phrase('facilities.typePartOfTheName')}
          picked={connecting}
          query={query}
          onQuery={(typed) => lookup.send({ type: 'query.typed', query: typed })}
          found={found}
          isLoading={isSearching}
          emptyText={isFailed ? phrase('facilities.searchFailed') : phrase('facilities.noRoomMatches')}
          onPick={(id) => {
            const room = found.find((each) => each.id === id)
            if (room) onChange([...connecting, { id, label: room.label }])
          }}
          onRemove={(id) => onChange(connecting.filter((room) => room.id !== id))}
        />
      )}
    </FormField>
  )
}
