import { addDays } from '../../src/api/contract/days.ts'

const readToday = () => new Date().toISOString().slice(0, 10)

let today = readToday()

/** Lets `day` and `noon` begin from today. They stay there when midnight passes: a clock that jumps by a day ends the sessions. */
export const startDay = () => {
  today = readToday()
}

/** A date so many days from the day on which the test opened its server, in UTC like the demo data. */
export const day = (offset: number) => addDays(today, offset)

/** Noon of that day in UTC: at hotels in Europe it is the same day, whenever the tests run. */
export const noon = () => new Date(`${day(0)}T12:00:00Z`)
