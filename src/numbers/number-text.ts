import { numberFormat } from './number-format.ts'

/** A count or another plain number, as the reader's locale writes it: "1,250". */
export const numberText: (value: number) => string = numberFormat((locale) => new Intl.NumberFormat(locale))
