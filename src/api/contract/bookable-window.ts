import * as v from 'valibot'
import { CalendarDate, orNull } from './wire.ts'
import { phrase } from '../../phrases/phrase.ts'

/** A bookable window, half-open `[from, to)`; null means unbounded on that side (domain D24). */
export const windowFields = {
  bookable_date_from: orNull(CalendarDate),
  bookable_date_to: orNull(CalendarDate),
}

type Window = Record<string, unknown> & {
  bookable_date_from?: string | null | undefined
  bookable_date_to?: string | null | undefined
}

/** Checks that the half-open window ends on a later day than it begins. */
export const hasBookableWindow = <T extends Window>() =>
  v.rawCheck<T>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { bookable_date_from: from, bookable_date_to: to } = dataset.value
    if (!from || !to || from < to) return
    addIssue({
      message: phrase('validation.mustBeAfterBookableFrom'),
      path: [{ type: 'object', origin: 'value', input: dataset.value, key: 'bookable_date_to', value: to }],
    })
  })

/** A window alone, for a check while other fields are not known yet. */
export const BookableWindow = v.pipe(
  v.object({ bookable_date_from: v.nullable(v.string()), bookable_date_to: v.nullable(v.string()) }),
  hasBookableWindow(),
)
