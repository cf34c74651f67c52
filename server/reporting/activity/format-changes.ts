import type { ActivityChange } from '../../../src/api/contract/activity-log.ts'
import type { Change } from '../../db/schema/activity.ts'
import { labelOf } from './labels.ts'
import type { Names, Reference } from './names.ts'
import { referencesIn, formatValue } from './format-value.ts'

interface LoggedChanges {
  module: string
  changes?: Change[]
}

/** Records that the values of an entry's changes refer to. */
export const referencesOf = ({ module, changes = [] }: LoggedChanges): Reference[] =>
  changes.flatMap(({ field, before, after }) => referencesIn(module, field, before, after))

/** Changes of an entry as display text. */
export const formatChanges = (
  { module, changes = [] }: LoggedChanges,
  names: Names,
  currency: string,
): ActivityChange[] =>
  changes.map(({ field, before, after }) => {
    const options = { module, field, names, currency }
    const label = labelOf(field)
    // A change of pictures is shown without their content.
    if (field === 'images' && !before && !after) return { field, label, before: null, after: 'Changed' }
    return { field, label, before: formatValue(before, options), after: formatValue(after, options) }
  })
