/** The calendar date `offset` days from an instant, in UTC: demonstration dates are relative to today. */
export const dayFrom = (today: Date, offset: number) =>
  new Date(today.getTime() + offset * 86_400_000).toISOString().slice(0, 10)
