import { addDays } from '../../../src/api/contract/days.ts'

/** The UTC calendar date `offset` days from an instant. Demonstration dates are relative to today. */
export const dayFrom = (today: Date, offset: number) => addDays(today.toISOString().slice(0, 10), offset)
