import * as v from 'valibot'
import { singleLine } from '../../api/contract/wire.ts'
import { checkedBy, type FormFields } from '../form/form.rules.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Form values of a record that has only a name. */
export interface NameDraft {
  name: string
}

export const nameFields: FormFields<NameDraft> = { labels: { name: phrase('forms.name') } }

/** The record's name; empty for a new record. */
export const nameDraftOf = (record: NameDraft | null): NameDraft => ({ name: record?.name ?? '' })

/** A single line of at most 80 characters, as in the contract. */
export const checkedName = (draft: NameDraft) => checkedBy(nameFields, v.object({ name: singleLine(80) }), draft)
