const pattern = /^\d{4}-\d\d-\d\d$/

/** True for a date that exists, as `YYYY-MM-DD`. `Date` alone takes 31 February for 3 March. */
export const isCalendarDate = (text: string): boolean =>
  pattern.test(text) && new Date(text).getUTCDate() === Number(text.slice(8))
