import { perLocale } from '../locale/format-locale.ts'

const format = perLocale((locale) => new Intl.NumberFormat(locale))

/** A count or another plain number, as the reader's locale writes it: "1,250". */
export const numberText = (value: number) => format().format(value)
