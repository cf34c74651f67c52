const dayMs = 86_400_000

/** A calendar date so many days later; a negative number goes back. */
export const daysLater = (date: string, days: number) =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10)
