import { lastNightOf } from '../../api/contract/last-night.ts'
import type { Catalogue } from '../../machines/products/catalogue.machine.ts'
import { type FacilityDraft, facilityFields } from '../../machines/facilities/facility-form.rules.ts'
import { readNames } from '../../machines/facilities/facility-names.rules.ts'
import type { FacilitiesDraft } from '../../machines/facilities/facilities-bulk-edit.rules.ts'
import { isMistyped } from '../../numbers/mistyped.ts'
import type { FormTexts } from '../form/useFormField.ts'
import { dayText, bookableWindowText } from '../format.ts'
import type { FacilityTab } from './useFacilities.ts'
import { phrase } from '../../phrases/phrase.ts'
import { facilityKindOf } from '../../machines/facilities/facility-list.machine.ts'
import { factsText } from '../../phrases/facts-text.ts'

/** Texts of the form. A new facility can have many names, an existing one has one. */
export const facilityFormTexts = (tab: FacilityTab, isNew: boolean): FormTexts<FacilityDraft> => {
  const kind = facilityKindOf[tab]
  return {
    idPrefix: kind,
    words: {
      newTitle: phrase('facilities.newRecord', { kind }),
      editTitle: phrase('facilities.editTitle', { kind }),
      create: phrase('facilities.createButton', { kind }),
      notOpened: phrase('facilities.couldNotBeOpened', { kind }),
      changedMeanwhile: (by) => phrase('facilities.changedMeanwhile', { kind, by }),
    },
    labels: isNew ? facilityFields.labels : { ...facilityFields.labels, names: phrase('facilities.name') },
  }
}

const emptyText = '–'
const yesNoText = (value: boolean | undefined) => (value ? phrase('facilities.yes') : phrase('facilities.no'))

/** A field's value as text, for comparisons and confirmations. */
export function fieldText(
  { facilityTypes, amenities }: Catalogue,
  draft: Partial<FacilityDraft>,
  name: keyof FacilityDraft,
): string {
  switch (name) {
    case 'facility_type_id':
      return facilityTypes.find(({ id }) => id === draft.facility_type_id)?.name ?? emptyText
    case 'amenity_ids': {
      const offered = amenities.filter(({ id }) => draft.amenity_ids?.includes(id))
      return factsText(offered.map((amenity) => amenity.name)) || phrase('facilities.none')
    }
    case 'connecting':
      return factsText((draft.connecting ?? []).map(({ label }) => label)) || phrase('facilities.none')
    case 'images':
    case 'copied': {
      const count = name === 'images' ? (draft.images?.length ?? 0) : draft.copied?.isWanted ? draft.copied.count : 0
      return phrase('facilities.pictureCount', { count })
    }
    case 'is_accessible':
    case 'smoking':
      return yesNoText(draft[name])
    case 'bookable_date_from':
    case 'bookable_date_to': {
      const day = name === 'bookable_date_to' ? lastNightOf(draft[name] ?? null) : draft[name]
      return day ? dayText(day) : emptyText
    }
    default: {
      const value = draft[name]
      if (isMistyped(value)) return value.typed
      return value === null || value === undefined || value === '' ? emptyText : String(value)
    }
  }
}

/** The same for a bulk edit. */
export const bulkEditText = (catalogue: Catalogue, draft: FacilitiesDraft, name: keyof FacilitiesDraft) =>
  name === 'window' ? bookableWindowText(...draft.window) : fieldText(catalogue, draft, name)

/** For example "Create 21 rooms". */
export function createLabel(tab: FacilityTab, names: string): string {
  const count = readNames(names).names.length
  const kind = facilityKindOf[tab]
  return count > 1 ? phrase('facilities.createMany', { kind, count }) : phrase('facilities.createButton', { kind })
}
