import { addDays } from './days.ts'

/** The last night of a bookable window that ends on `to`, as people read and type it; null if it has no end (ADR 0009). */
export const lastNightOf = (to: string | null): string | null => to && addDays(to, -1)

/** The end of a bookable window on the wire: the morning after its last night; null if it has no end (ADR 0009). */
export const dayAfterLastNight = (night: string | null): string | null => night && addDays(night, 1)
