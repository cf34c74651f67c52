// Letters that Unicode does not take apart, as people type them who lack the key.
const plain: Record<string, string> = { ı: 'i', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th' }

/**
 * The key by which text is compared, found and sorted: no case, no accents, single blanks. It is made
 * here and not in SQL, because databases fold case by their own collation.
 */
export const searchKey = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ıøßæœłđðþ]/g, (letter) => plain[letter]!)
    .replace(/\s+/g, ' ')
    .trim()

/** A LIKE pattern for "contains": the wildcards of the text itself are taken literally. */
export const containsPattern = (text: string) => `%${searchKey(text).replace(/[\\%_]/g, '\\$&')}%`

/** What an email address is looked up by: Unicode-composed and in small letters. */
export const emailKey = (email: string) => email.normalize('NFC').trim().toLowerCase()

/** "1 guest is", "3 guests are": counts in refusals read like a sentence. */
export const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** A search key whose numbers are padded, so that it sorts as people count: 9, 10, 101, A2, A10. */
export const naturalKey = (text: string) => searchKey(text).replace(/\d+/g, (digits) => digits.padStart(10, '0'))
