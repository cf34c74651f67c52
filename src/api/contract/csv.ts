/* Comma-separated values (RFC 4180), as the server and the browser write them. */

/** Text that a spreadsheet would run as a formula (OWASP, CSV injection). */
const formula = /^[=+\-@\t\r\n＝＋－＠]/u
/** Text that needs quotes, and leading or trailing whitespace, which a parser might trim. */
const special = /[",\r\n]|^\s|\s$/

const quoted = (text: string) => (special.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
const defused = (text: string) => (formula.test(text) ? `'${text}` : text)

/** A text as a field. An apostrophe in front keeps a spreadsheet from running it as a formula. */
export const csvText = (text: string): string => quoted(defused(text))

/** A row of fields, with its line end. */
export const csvLine = (fields: readonly string[]): string => `${fields.join(',')}\r\n`

/** The beginning of a file: the byte order mark, which Excel needs to detect UTF-8. */
export const csvStart = '\uFEFF'
