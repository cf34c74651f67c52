import { storedDay, storedMonth } from '../activity/stored-texts.ts'

/** A business date as a record of the activity log. */
export const dayEntity = (day: string) => ({ type: 'accounting_day', id: day, label: storedDay(day) })

/** A month of the books as a record of the activity log. */
export const monthEntity = (month: string) => ({ type: 'accounting_month', id: month, label: storedMonth(month) })
