// Letters that Unicode does not take apart, as people type them who lack the key.
const plain: Record<string, string> = { ı: 'i', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th' }

/**
 * The key by which text is compared, found and sorted: no case, no accents, single blanks (ADR 0015). It is made here and not
 * in SQL, because databases fold case by their own collation; an import compares by the same key.
 */
export const textKey = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ıøßæœłđðþ]/g, (letter) => plain[letter]!)
    .replace(/\s+/g, ' ')
    .trim()
