import { addDays } from '../../api/contract/days.ts'
import type { Look, LookExample } from '../../api/contract/needs-a-look.ts'
import { accounting } from '../../routes/accounting.ts'
import { calendar } from '../../routes/calendar.ts'
import { housekeeping } from '../../routes/housekeeping.ts'
import { factsText } from '../../phrases/facts-text.ts'

/** Calendar around a day; of one room if a single record is meant. */
const calendarHref = (prefix: string, example: LookExample | undefined, isOne: boolean) =>
  calendar(prefix, {
    from: example?.date ? addDays(example.date, -1) : null,
    keyword: isOne ? (example?.room ?? '') : '',
  })

/** Link to the section with the records, filtered where the section has such a filter. */
export function lookHref({ property: { prefix }, kind, count, examples }: Look): string {
  switch (kind) {
    case 'arrival_rooms':
      return housekeeping(prefix, {
        stays: ['arrival'],
        attendant_ids: [0],
        housekeeping_statuses: ['dirty', 'pickup'],
      })
    case 'discrepancies':
      return housekeeping(prefix, { discrepancy: ['skip', 'sleep'] })
    case 'late_postings':
      return accounting(prefix, { tab: 'periods' })
    default:
      return calendarHref(prefix, examples[0], count === 1)
  }
}

/** Link to one of the records; null where the link of its kind shows it. */
export const exampleHref = ({ property: { prefix }, kind }: Look, example: LookExample): string | null =>
  kind === 'ended_blockings' || kind === 'stays_outside_window' ? calendarHref(prefix, example, true) : null

/** "204, Ada Novák": room and guest, or the reference of a posting. */
export const exampleText = ({ room, guest_name, reference }: LookExample) => factsText([room, guest_name, reference])
