import { phrase } from '../../src/phrases/phrase.ts'
import type { FoundFacility } from '../facilities/find.ts'
import type { BlockingInput } from './block.ts'
import { dayText, type Nights } from './conflicts.ts'
import { type BlockingRow, stateOf } from './row.ts'

const hasBegun = (blocking: BlockingRow, today: string) => blocking.date_from < today

/** True if the change must split the blocking: past nights keep their room and kind. */
const mustSplit = (blocking: BlockingRow, { row, today }: FoundFacility, input: BlockingInput) =>
  hasBegun(blocking, today) && (row.id !== blocking.facility_id || input.facility_status !== blocking.kind)

/** Why the blocking cannot get the requested values, apart from conflicts with other nights; null if it can. */
export function changeError(blocking: BlockingRow, target: FoundFacility, input: BlockingInput): string | null {
  const { row, today } = target
  const state = stateOf(blocking, today)
  if (state === 'cancelled' || state === 'completed') return phrase('server.blockingEnded')
  if (row.is_inactive) return phrase('server.itemInactive')
  if (input.date_to <= today) return phrase('server.lastNightOver')
  if (mustSplit(blocking, target, input)) return null
  if (hasBegun(blocking, today))
    return input.date_from === blocking.date_from
      ? null
      : phrase('server.blockingBegan', { day: dayText(blocking.date_from) })
  return input.date_from < today ? phrase('server.firstNightOver') : null
}

/** Plans the write: an update in place, or a new blocking from `splitAt` on; and the nights that must be free. */
export function planChange(blocking: BlockingRow, target: FoundFacility, input: BlockingInput) {
  const { row, today } = target
  const isSplit = mustSplit(blocking, target, input)
  const date_from = isSplit && input.date_from < today ? today : input.date_from
  const after = {
    facility_id: row.id,
    kind: input.facility_status,
    reason_code: input.reason_code,
    reason: input.reason ?? '',
    remarks: input.remarks ?? '',
    date_from,
    date_to: input.date_to,
    return_status: input.return_status ?? blocking.return_status,
  } satisfies Partial<BlockingRow>
  const isWithin =
    row.id === blocking.facility_id && date_from >= blocking.date_from && input.date_to <= blocking.date_to
  const newNights: Nights | null = isWithin ? null : { from: date_from < today ? today : date_from, to: input.date_to }
  return { after, splitAt: isSplit ? today : null, newNights }
}
