import * as v from 'valibot'

/*
 * Building blocks of request schemas. Requests are form data, so every scalar arrives as text. JSON callers may send
 * the real type. The schemas accept both.
 */

/**
 * Text that can be stored, logged and searched; the base of every text field. Rejects NUL and lone surrogates, because
 * PostgreSQL stores neither in `text` nor in `jsonb` (its manual, sections 8.3 and 8.14).
 */
export const text = v.pipe(v.string(), v.regex(/^[^\0\p{Cs}]*$/u, 'Has characters that cannot be stored'))

/** A positive integer id, as text or as a number. */
export const Id = v.pipe(
  v.union([v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/, 'Must be a number')), v.number()]),
  v.transform(Number),
  v.integer('Must be a whole number'),
  v.minValue(1, 'Must be at least 1'),
  v.maxValue(2_147_483_647, 'Too large'),
)

/** `0` or `1`, the status codes (requirement 9.status-codes). */
export const ZeroOrOne = v.pipe(
  v.union([v.picklist(['0', '1'], 'Must be 0 or 1'), v.picklist([0, 1], 'Must be 0 or 1')]),
  v.transform((value): 0 | 1 => (Number(value) === 1 ? 1 : 0)),
)

/** A boolean of a query: `0`, `1`, `true` or `false`. Rejects anything else. */
export const Flag = v.pipe(
  v.union([v.picklist(['0', '1', 'true', 'false'], 'Must be 0 or 1'), v.boolean(), v.picklist([0, 1])]),
  v.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
)

const existsOnCalendar = (date: string) => {
  const instant = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date)
}

/** An existing date from `first` to `last`. An invalid date gets only the first of the two errors. */
const dateBetween = (first: string, last: string) =>
  v.pipe(
    v.string(),
    v.isoDate('Must be a date'),
    v.rawCheck(({ dataset: { typed, value }, addIssue }) => {
      if (!typed) return
      if (!existsOnCalendar(value)) addIssue({ message: 'Must be a date that exists' })
      else if (value < first) addIssue({ message: 'Too long ago' })
      else if (value > last) addIssue({ message: 'Too far ahead' })
    }),
  )

/**
 * A calendar date of the property, `YYYY-MM-DD`. The range leaves room for arithmetic: a year earlier or 400 nights
 * later still has a four-digit year.
 */
export const CalendarDate = dateBetween('1900-01-01', '2999-12-31')

/** A date of figures and accounts. */
export const BusinessDate = dateBetween('2000-01-01', '2199-12-31')

/** ISO 8601 instant in a reply, with date and time. Validated so that screens can format it. */
export const Instant = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}(:?\d{2})?)?$/, 'Must be an instant'),
  v.check((value) => !Number.isNaN(Date.parse(value)), 'Must be an instant that exists'),
)

/** Local time of day, `HH:MM`. */
export const TimeOfDay = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Must be a time like 15:00'))

/** Maps an empty field to `null`, because form data has no null. */
export const orNull = <S extends v.GenericSchema>(schema: S) =>
  v.nullable(
    v.union([
      v.pipe(
        v.picklist(['']),
        v.transform(() => null),
      ),
      schema,
    ]),
  )

/** Trimmed single-line text. Rejects line breaks and control characters. */
export const singleLine = (max: number) =>
  v.pipe(
    text,
    v.trim(),
    v.nonEmpty('Required'),
    v.maxLength(max, `At most ${max} characters`),
    v.regex(/^[^\p{Cc}]*$/u, 'Must be a single line of text'),
  )

/** A list sent as `k`, as `k[]` or repeated. The server has already converted all three to an array. */
export const list = <S extends v.GenericSchema>(item: S, max = 200) =>
  v.pipe(v.array(item), v.maxLength(max, `At most ${max} at once`))

/** The record version that a write is based on (domain D22). A stale version returns 409. */
export const LockVersion = v.pipe(
  v.union([v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'Must be a number')), v.number()]),
  v.transform(Number),
  v.integer('Must be a whole number'),
  v.minValue(0, 'Must be at least 0'),
  v.maxValue(2_147_483_647, 'Too large'),
)

/** Rows per page. */
export const perPage = v.pipe(Id, v.maxValue(200, 'At most 200'))

/** Search text of a list. */
export const keyword = v.pipe(text, v.trim(), v.maxLength(100))

/** Multi-line text; may be empty. */
export const multiLine = (max: number) => v.pipe(text, v.trim(), v.maxLength(max, `At most ${max} characters`))

const wholeNumber = v.pipe(
  v.union([v.pipe(v.string(), v.regex(/^\d{1,10}$/, 'Must be a whole number')), v.number()]),
  v.transform(Number),
  v.integer('Must be a whole number'),
  v.minValue(0, 'Must be at least 0'),
)

/** A whole number from 0 to `max`, as text or as a number. */
export const count = (max: number) => v.pipe(wholeNumber, v.maxValue(max, `Must be at most ${max}`))

/** Money in integer minor units (domain D23); the currency is a separate field. */
export const Money = v.pipe(wholeNumber, v.maxValue(2_000_000_000, 'Too much'))

const noCursor = 'Is not a cursor'
const isDate = (date: string) => v.is(CalendarDate, date)

/** Cursor of a list by date: `2026-11-30_17`, the date and id of the last row. */
export const dateCursor = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\d_\d{1,15}$/, noCursor),
  v.check((cursor) => isDate(cursor.slice(0, 10)), noCursor),
)

/** Cursor of a list by time: `2026-11-30T08:15:00.000Z_17`, the instant and id of the last row. */
export const instantCursor = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z_\d{1,15}$/, noCursor),
  v.check((cursor) => isDate(cursor.slice(0, 10)), noCursor),
)
