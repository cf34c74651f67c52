// Letters that Unicode does not take apart, as people type them who lack the key.
const plain: Record<string, string> = { ı: 'i', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th' }

/** The key by which the server holds names and codes to be the same: no case, no accents, single blanks (ADR 0015). */
export const textKey = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ıøßæœłđðþ]/g, (letter) => plain[letter]!)
    .replace(/\s+/g, ' ')
    .trim()
