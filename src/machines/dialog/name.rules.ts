import * as v from 'valibot'
import { singleLine } from '../../api/contract/wire.ts'
import { checkedBy, type FormFields } from '../form/form.rules.ts'

/** What an entry of a name alone holds. */
export interface NameDraft {
  name: string
}

export const nameFields: FormFields<NameDraft> = { labels: { name: 'Name' } }

/** The name as it stands; empty for a new one. */
export const nameDraftOf = (record: NameDraft | null): NameDraft => ({ name: record?.name ?? '' })

/** One line of at most 80 characters, as in the contract. */
export const checkedName = (draft: NameDraft) => checkedBy(nameFields, v.object({ name: singleLine(80) }), draft)
