/** An instant of a raw row as the wire has it. Drivers return it as a date or as text. */
export const instantText = (at: Date | string | null): string | null =>
  at === null ? null : new Date(at).toISOString()
