import {
  type BlockingKind,
  type BlockingReasonCode,
  blockingReasons,
  type RoomBlocking,
  type UpdateFacilityStatus,
} from '../../api/contract/facility-status.ts'
import { maxCalendarDays } from '../../api/contract/blocking.ts'
import type { Mistyped } from '../../numbers/mistyped.ts'
import type { HousekeepingStatus } from '../../api/contract/housekeeping.ts'
import type { StatusErrors } from '../facilities/status.rules.ts'
import { type Bar, barKey, type BlockingDetail } from './bar.rules.ts'
import type { Range } from './range.rules.ts'
import { addDays, daysBetween } from '../../api/contract/days.ts'
import { dayFormat } from '../../clock/day-format.ts'
import { factsText } from '../../phrases/facts-text.ts'
import { phrase } from '../../phrases/phrase.ts'

const longDay = dayFormat({ day: 'numeric', month: 'long' })

/** The actions that change a blocking, each at its own field. */
export const blockingActions = ['edit', 'move', 'extend', 'shorten'] as const
export type BlockingAction = (typeof blockingActions)[number]

/** A blocking as the dialog shows it. */
export type BlockingBar = Bar & { kind: BlockingKind; blocking: BlockingDetail }

/** Values of the form. */
export interface BlockingDraft {
  roomId: number
  kind: BlockingKind
  from: string
  to: string
  /** Invalid text of the nights field; null if `to` follows from a valid number. */
  nightsTyped: Mistyped | null
  reasonCode: BlockingReasonCode | null
  reason: string
  remarks: string
  returnStatus: HousekeepingStatus
}

/** A room that the blocking may move to. */
export interface RoomChoice {
  id: number
  name: string
}

export const draftOf = ({ roomId, kind, from, to, blocking }: BlockingBar): BlockingDraft => ({
  roomId,
  kind,
  from,
  to,
  nightsTyped: null,
  reasonCode: blocking.reasonCode,
  reason: blocking.note,
  remarks: blocking.remarks,
  returnStatus: blocking.returnStatus,
})

/** The bar of the server's current blocking. */
export const barFromServer = (now: RoomBlocking): BlockingBar => ({
  key: barKey(now.kind, now.id),
  id: now.id,
  roomId: now.facility_id,
  kind: now.kind,
  state: now.state,
  from: now.date_from,
  to: now.date_to,
  isCutBefore: false,
  isCutAfter: false,
  reason: now.reason || blockingReasons[now.reason_code],
  guest: null,
  blocking: {
    reasonCode: now.reason_code,
    note: now.reason,
    remarks: now.remarks,
    returnStatus: now.return_status,
    lockVersion: now.lock_version ?? null,
  },
  isPending: false,
})

/** True if some of its nights are over; those stay unchanged. */
export const isBegun = ({ from, isCutBefore }: Bar, today: string) => from < today || isCutBefore

/** True if the change splits the blocking: it ends today, and a new one starts in another room or of another kind. */
export const isSplit = (bar: BlockingBar, draft: BlockingDraft, today: string) =>
  isBegun(bar, today) && (draft.roomId !== bar.roomId || draft.kind !== bar.kind)

/** Keeps the first night of a blocking that has begun, regardless of the drop or move. */
export const withFixedStart = (bar: BlockingBar, draft: BlockingDraft, today: string): BlockingDraft =>
  isBegun(bar, today) && draft.from !== bar.from ? { ...draft, from: bar.from } : draft

/** The nights after the change. The moved part of a blocking that has begun starts today. */
export const nightsOf = (bar: BlockingBar, draft: BlockingDraft, today: string): Range => ({
  from: isSplit(bar, draft, today) && draft.from < today ? today : draft.from,
  to: draft.to,
})

/** Why these nights are invalid, regardless of bookings. */
function nightsError(bar: BlockingBar, draft: BlockingDraft, today: string): string | undefined {
  if (draft.nightsTyped) return draft.nightsTyped.message
  const { from, to } = nightsOf(bar, draft, today)
  if (!from || !to) return phrase('calendar.required')
  if (from >= to) return phrase('calendar.mustBeAfterFirstNight')
  if (to <= today) return phrase('calendar.lastNightIsOver')
  if (!isBegun(bar, today) && from < today) return phrase('calendar.firstNightIsOver')
  return daysBetween(from, to) > maxCalendarDays ? phrase('calendar.atMostNights', { max: maxCalendarDays }) : undefined
}

/** Validation messages of the form. */
export function draftErrors(bar: BlockingBar, draft: BlockingDraft, today: string): StatusErrors {
  const nights = nightsError(bar, draft, today)
  return {
    ...(nights && { nights }),
    ...(draft.reasonCode === null && { reasonCode: phrase('calendar.required') }),
    ...(draft.reasonCode === 'other' && draft.reason.trim() === '' && { reason: phrase('calendar.required') }),
  }
}

/** The nights to preview; null if they are invalid. */
export function previewNights(bar: BlockingBar, draft: BlockingDraft, today: string): Range | null {
  return nightsError(bar, draft, today) ? null : nightsOf(bar, draft, today)
}

export const isUntouched = (bar: BlockingBar, draft: BlockingDraft) => {
  const before = draftOf(bar)
  return (Object.keys(before) as (keyof BlockingDraft)[]).every((name) => before[name] === draft[name])
}

/** The request of a change. */
export const requestOf = (bar: BlockingBar, draft: BlockingDraft): UpdateFacilityStatus => ({
  facility_ids: [draft.roomId],
  facility_status: draft.kind,
  blocking_ids: [bar.id],
  ...(bar.blocking.lockVersion === null ? {} : { lock_version: bar.blocking.lockVersion }),
  date_from: draft.from,
  date_to: draft.to,
  reason_code: draft.reasonCode ?? undefined,
  reason: draft.reason.trim() || null,
  remarks: draft.remarks.trim(),
  return_status: draft.returnStatus,
})

/** From the first night to the morning after the last, as everywhere in the calendar: "3 – 6 March", "30 March – 3 April". */
export const nightsText = ({ from, to }: Range): string => longDay.range(from, to)

/** Describes the change: "Room 101 is out of order 3 – 6 March instead of 1 – 4 March." */
export function changeText(
  bar: BlockingBar,
  draft: BlockingDraft,
  rooms: readonly RoomChoice[],
  today: string,
): string {
  const nameOf = (id: number) => rooms.find((room) => room.id === id)?.name ?? ''
  const nights = nightsText(nightsOf(bar, draft, today))
  const isMoved = draft.roomId !== bar.roomId
  const isOtherNights = draft.from !== bar.from || draft.to !== bar.to
  const before = factsText([
    isMoved && phrase('calendar.roomInSentence', { room: nameOf(bar.roomId) }),
    draft.kind !== bar.kind && phrase('calendar.insteadOfKind', { kind: bar.kind }),
    isOtherNights && nightsText(bar),
  ])
  const room = nameOf(draft.roomId)
  const { kind } = draft
  return before === ''
    ? phrase('calendar.blockingChanged', { room, kind, nights })
    : phrase('calendar.blockingChangedFrom', { room, kind, nights, before })
}

/** Initial values of the dialog: one night more for "extend", one less for "shorten". */
export function initialPatch(action: BlockingAction, { to }: Pick<BlockingBar, 'to'>): Partial<BlockingDraft> {
  if (action === 'extend') return { to: addDays(to, 1) }
  return action === 'shorten' ? { to: addDays(to, -1) } : {}
}
