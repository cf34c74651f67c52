// Letters without a Unicode decomposition, mapped to the letters that people type instead.
const plain: Record<string, string> = { ı: 'i', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th' }

/**
 * Key to compare, search and sort text: no case, no accents, single spaces (ADR 0015). SQL cannot make it, because
 * databases fold case by their own collation. An import compares by the same key.
 */
export const textKey = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ıøßæœłđðþ]/g, (letter) => plain[letter]!)
    .replace(/\s+/g, ' ')
    .trim()
