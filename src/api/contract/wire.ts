import * as v from 'valibot'
import { phrase } from '../../phrases/phrase.ts'
import { isCalendarDate } from './calendar-date.ts'

/*
 * Building blocks of request schemas. Requests are form data, so every scalar arrives as text. JSON callers may send
 * the real type. The schemas accept both.
 */

/**
 * Text that can be stored, logged and searched; the base of every text field. Rejects NUL and lone surrogates, because
 * PostgreSQL stores neither in `text` nor in `jsonb` (its manual, sections 8.3 and 8.14).
 */
export const text = v.pipe(
  v.string(),
  v.regex(/^[^\0\p{Cs}]*$/u, () => phrase('validation.unstorableCharacters')),
)

const atMost = (max: number) =>
  v.maxLength<string, number, () => string>(max, () => phrase('validation.tooLong', { max }))

/** A positive integer id, as text or as a number. */
export const Id = v.pipe(
  v.union([
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,9}$/, () => phrase('validation.mustBeANumber')),
    ),
    v.number(),
  ]),
  v.transform(Number),
  v.integer(() => phrase('validation.mustBeAWholeNumber')),
  v.minValue(1, () => phrase('validation.mustBePositive')),
  v.maxValue(2_147_483_647, () => phrase('validation.tooLarge')),
)

/** `0` or `1`, the status codes (requirement 9.status-codes). */
export const ZeroOrOne = v.pipe(
  v.union([
    v.picklist(['0', '1'], () => phrase('validation.mustBeZeroOrOne')),
    v.picklist([0, 1], () => phrase('validation.mustBeZeroOrOne')),
  ]),
  v.transform((value): 0 | 1 => (Number(value) === 1 ? 1 : 0)),
)

/** A boolean of a query: `0`, `1`, `true` or `false`. Rejects anything else. */
export const Flag = v.pipe(
  v.union([
    v.picklist(['0', '1', 'true', 'false'], () => phrase('validation.mustBeZeroOrOne')),
    v.boolean(),
    v.picklist([0, 1]),
  ]),
  v.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
)

/** An existing date from `first` to `last`. An invalid date gets only the first of the two errors. */
const dateBetween = (first: string, last: string) =>
  v.pipe(
    v.string(),
    v.isoDate(() => phrase('validation.mustBeADate')),
    v.rawCheck(({ dataset: { typed, value }, addIssue }) => {
      if (!typed) return
      if (!isCalendarDate(value)) addIssue({ message: phrase('validation.mustBeExistingDate') })
      else if (value < first) addIssue({ message: phrase('validation.tooLongAgo') })
      else if (value > last) addIssue({ message: phrase('validation.tooFarAhead') })
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
  v.regex(/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}(:?\d{2})?)?$/, () =>
    phrase('validation.mustBeAnInstant'),
  ),
  v.check(
    (value) => !Number.isNaN(Date.parse(value)),
    () => phrase('validation.mustBeExistingInstant'),
  ),
)

/** Local time of day, `HH:MM`. */
export const TimeOfDay = v.pipe(
  v.string(),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, () => phrase('validation.mustBeTime')),
)

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
    v.nonEmpty(() => phrase('validation.required')),
    atMost(max),
    v.regex(/^[^\p{Cc}]*$/u, () => phrase('validation.mustBeSingleLine')),
  )

/** A list sent as `k`, as `k[]` or repeated. The server has already converted all three to an array. */
export const list = <S extends v.GenericSchema>(item: S, max = 200) =>
  v.pipe(
    v.array(item),
    v.maxLength(max, () => phrase('validation.tooManyAtOnce', { max })),
  )

/** The record version that a write is based on (domain D22). A stale version returns 409. */
export const LockVersion = v.pipe(
  v.union([
    v.pipe(
      v.string(),
      v.regex(/^\d{1,9}$/, () => phrase('validation.mustBeANumber')),
    ),
    v.number(),
  ]),
  v.transform(Number),
  v.integer(() => phrase('validation.mustBeAWholeNumber')),
  v.minValue(0, () => phrase('validation.mustNotBeNegative')),
  v.maxValue(2_147_483_647, () => phrase('validation.tooLarge')),
)

/** Rows per page. */
export const perPage = v.pipe(
  Id,
  v.maxValue(200, () => phrase('validation.pageTooLarge')),
)

/** Search text of a list. */
export const keyword = v.pipe(text, v.trim(), v.maxLength(100))

/** Multi-line text; may be empty. */
export const multiLine = (max: number) => v.pipe(text, v.trim(), atMost(max))

const wholeNumber = v.pipe(
  v.union([
    v.pipe(
      v.string(),
      v.regex(/^\d{1,10}$/, () => phrase('validation.mustBeAWholeNumber')),
    ),
    v.number(),
  ]),
  v.transform(Number),
  v.integer(() => phrase('validation.mustBeAWholeNumber')),
  v.minValue(0, () => phrase('validation.mustNotBeNegative')),
)

/** A whole number from 0 to `max`, as text or as a number. */
export const count = (max: number) =>
  v.pipe(
    wholeNumber,
    v.maxValue(max, () => phrase('validation.mustBeAtMost', { max })),
  )

/** Money in integer minor units (domain D23); the currency is a separate field. */
export const Money = v.pipe(
  wholeNumber,
  v.maxValue(2_000_000_000, () => phrase('validation.tooMuch')),
)

const noCursor = () => phrase('validation.notACursor')
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
