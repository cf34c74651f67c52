import { textKey } from '../src/api/contract/text-key.ts'

/** LIKE pattern for "contains", with wildcards in the text escaped. */
export const containsPattern = (text: string) => `%${textKey(text).replace(/[\\%_]/g, '\\$&')}%`

/** Lookup key of an email address: NFC and lower case. */
export const emailKey = (email: string) => email.normalize('NFC').trim().toLowerCase()

/** Search key with padded numbers, so that it sorts in natural order: 9, 10, 101, A2, A10. */
export const naturalSortKey = (text: string) => textKey(text).replace(/\d+/g, (digits) => digits.padStart(10, '0'))
