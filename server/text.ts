import { textKey } from '../src/api/contract/text-key.ts'

/** A LIKE pattern for "contains": the wildcards of the text itself are taken literally. */
export const containsPattern = (text: string) => `%${textKey(text).replace(/[\\%_]/g, '\\$&')}%`

/** What an email address is looked up by: Unicode-composed and in small letters. */
export const emailKey = (email: string) => email.normalize('NFC').trim().toLowerCase()

/** "1 guest is", "3 guests are": counts in refusals read like a sentence. */
export const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** A search key whose numbers are padded, so that it sorts as people count: 9, 10, 101, A2, A10. */
export const naturalKey = (text: string) => textKey(text).replace(/\d+/g, (digits) => digits.padStart(10, '0'))
