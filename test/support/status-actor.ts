import type { Facility } from '../../src/api/contract/facility.ts'
import { statusMachine, type StatusInput } from '../../src/machines/facilities/status-dialog.machine.ts'
import type { StatusDraft } from '../../src/machines/facilities/status.rules.ts'
import type { DialogApplied } from '../../src/machines/dialog/dialog-report.ts'
import { openProperty } from './property-actor.ts'

const today = '2026-03-03'
/** A whole draft of a blocking that nothing is wrong with. */
export const leak = { from: '2026-03-04', to: '2026-03-07', reasonCode: 'leak' } as const

/** Opens the dialog that changes a status, over a network that the test controls. */
export function openStatus(facilities: Facility[], over: Partial<StatusInput> = {}) {
  const held = openProperty()
  const input = { scope: held.input.scope, facilities, today, status: null, blockingIds: [], ...over }
  const status = held.start(statusMachine, { input })
  const nights = 'hotel_calendar/daily_room_blockings'
  const change = 'properties/update_facility_status'
  const applied = () =>
    held.parent.received.findLast(({ type }) => type === 'dialog.applied') as DialogApplied | undefined
  return {
    ...held,
    status,
    snapshot: () => status.getSnapshot(),
    draft: (patch: Partial<StatusDraft>) => status.send({ type: 'draft.changed', patch }),
    confirm: () => status.send({ type: 'status.confirmed' }),
    preview: (rows: unknown, code = 200) => held.answer(nights, code === 200 ? { data: rows } : rows, code),
    reply: (results: unknown) => held.answer(change, { data: { results } }),
    refuse: (body: unknown, code: number) => held.answer(change, body, code),
    previews: () => held.calls.filter(({ url }) => url.includes(nights)),
    changes: () => held.calls.filter(({ url }) => url.includes(change)),
    applied,
  }
}
