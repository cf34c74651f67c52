/*
 * Texts of a page from right to left that stand in another script: "Room 12 (sea view)". Where they are values of a phrase, they are isolated,
 * or else the words around them would tear off their numbers and punctuation (ADR 0064).
 */

/** Phrases whose texts leave the page, as names of files and records: without isolates. */
const namesOfThings = new Set(['accounting.fileDays', 'accounting.fileName', 'addons.copyName'])

/** Whether the values of a phrase are isolated. A phrase with marks of its own has all that it needs. */
export const isolatesValues = (id: string, source: string, direction: 'ltr' | 'rtl'): boolean =>
  direction === 'rtl' && !namesOfThings.has(id) && !source.includes('\u2068')

/**
 * A value, isolated if it is a text from left to right. A text with words from right to left is a phrase, or a list of values, and has
 * isolates in itself. The build copies the code of this function, so it uses nothing around it.
 */
export function isolated(value: unknown): unknown {
  if (typeof value !== 'string') return value
  let outside = value
  let length = 0
  do {
    length = outside.length
    outside = outside.replaceAll(/[\u2066-\u2068][^\u2066-\u2069]*\u2069/g, '')
  } while (outside.length < length)
  const isLatin = /\p{L}/u.test(outside) && !/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(outside)
  return isLatin ? `\u2068${value}\u2069` : value
}
