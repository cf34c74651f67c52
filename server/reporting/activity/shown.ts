import type { ActivityChange } from '../../../src/api/contract/activity-log.ts'
import type { Change } from '../../db/schema/activity.ts'
import { labelOf } from './labels.ts'
import type { Names, Reference } from './names.ts'
import { referencesIn, wordsOf } from './words.ts'

interface Logged {
  module: string
  changes?: Change[]
}

/** What the values of an entry's changes stand for. */
export const referencesOf = ({ module, changes = [] }: Logged): Reference[] =>
  changes.flatMap(({ field, before, after }) => referencesIn(module, field, before, after))

/** The changes of an entry as they are read. */
export const shownChanges = ({ module, changes = [] }: Logged, names: Names, currency: string): ActivityChange[] =>
  changes.map(({ field, before, after }) => {
    const telling = { module, field, names, currency }
    const label = labelOf(field)
    // Pictures are told of without what they show.
    if (field === 'images' && !before && !after) return { field, label, before: null, after: 'Changed' }
    return { field, label, before: wordsOf(before, telling), after: wordsOf(after, telling) }
  })
