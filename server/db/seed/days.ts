import { addDays } from '../../../src/api/contract/days.ts'

/** The calendar date `offset` days from an instant, in UTC: demonstration dates are relative to today. */
export const dayFrom = (today: Date, offset: number) => addDays(today.toISOString().slice(0, 10), offset)
