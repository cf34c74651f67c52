import { assign, enqueueActions, sendTo, stopChild } from 'xstate'
import { toApiError } from '../../api/api-error.ts'
import type { ItemResult } from '../../api/contract/reply.ts'
import type { FlowApplied } from '../flow/flow-report.ts'
import { canChange, isBlocking } from './bar.rules.ts'
import { type BlockingBar, draftOf, isUntouched, keepingStart, nightsOf } from './blocking.rules.ts'
import type { CalendarContext, CalendarFlow, RoomsUndo } from './calendar.context.ts'
import { barIn, blockDraft, comingSelection, coverOf, type Drop, type FlowAsk, withBlocking } from './calendar.rules.ts'
import { calendarSetup } from './calendar.setup.ts'
import { withPending } from './known-nights.rules.ts'
import type { NightsAsked } from './nights.actor.ts'
import type { Selection } from './room.rules.ts'

const noun = { one: 'room', many: 'rooms' }

const changeable = ({ nights }: CalendarContext, key: string): BlockingBar | null => {
  const bar = barIn(nights, key)
  return bar && isBlocking(bar) && canChange(bar) ? bar : null
}
const roomChoices = ({ rooms }: CalendarContext, own: number) =>
  rooms.filter(({ isInactive, id }) => !isInactive || id === own).map(({ id, name }) => ({ id, name }))

/** The rooms that an open flow would change. */
function touchedBy(flow: CalendarFlow | null): readonly number[] {
  if (!flow) return []
  if (flow.name !== 'change') return flow.ref.getSnapshot().context.facilities.map(({ id }) => id)
  const { blocking, draft } = flow.ref.getSnapshot().context
  return [...new Set([blocking.roomId, draft.roomId])]
}

/** What a drop asks for. */
const dropped = (bar: BlockingBar, { roomId, from, to }: Drop, today: string) =>
  keepingStart(bar, { ...draftOf(bar), roomId, from, to }, today)

/** And what is selected, what lies open over the chart, and the way back from what was done. */
export const calendarFlowsSetup = calendarSetup.extend({
  actions: {
    storeSelection: assign(({ context }, { roomIds, from, to }: Selection) => ({
      selection: comingSelection({ roomIds, from, to }, context.today),
    })),
    forgetSelection: assign({ selection: null }),
    /** What was refused stays selected (quality Q27). */
    keepFailuresSelected: assign(({ context: { selection, flow } }, { failed }: Pick<FlowApplied, 'failed'>) =>
      flow?.name !== 'block' || !selection
        ? {}
        : { selection: failed.length > 0 ? { ...selection, roomIds: [...failed] } : null },
    ),
    openFlow: assign(({ context, spawn }, { ask }: { ask: FlowAsk }) => {
      const { at } = context.input
      const status = { at, noun, today: context.today }
      if (ask.name === 'block') {
        const ids = new Set(ask.roomIds ?? context.selection?.roomIds)
        const rooms = context.rooms.filter(({ id }) => ids.has(id)).map(({ facility }) => facility)
        const draft = { ...blockDraft(context.selection, context.today), ...ask.draft }
        const input = { ...status, facilities: rooms, status: null, blockingIds: [], draft }
        return { flow: { name: ask.name, ref: spawn('status', { id: 'flow', input }) } }
      }
      const blocking = changeable(context, ask.key)
      if (!blocking) return {}
      if (ask.name === 'release') {
        const room = context.rooms.find(({ id }) => id === blocking.roomId)
        const input = {
          ...status,
          facilities: room ? [withBlocking(room, blocking)] : [],
          status: 'available' as const,
          blockingIds: [blocking.id],
        }
        return { flow: { name: ask.name, ref: spawn('status', { id: 'flow', input }) } }
      }
      const rooms = roomChoices(context, blocking.roomId)
      const input = { at, today: context.today, blocking, rooms, patch: ask.patch ?? {}, isDropped: false }
      return { flow: { name: ask.name, ref: spawn('blocking', { id: 'flow', input }), isQuiet: false } }
    }),
    /** Shown where it was let go, before the server has said so. */
    sendDropped: assign(({ context, spawn }, drop: Drop) => {
      const blocking = changeable(context, drop.key)
      if (!blocking) return {}
      const { input, today } = context
      const rooms = roomChoices(context, blocking.roomId)
      const draft = dropped(blocking, drop, today)
      const { roomId, from, to } = draft
      const change = { at: input.at, today, blocking, rooms, patch: { roomId, from, to }, isDropped: true }
      return {
        nights: withPending(context.nights, {
          ...blocking,
          roomId,
          ...nightsOf(blocking, draft, today),
          isPending: true,
        }),
        flow: { name: 'change', ref: spawn('blocking', { id: 'flow', input: change }), isQuiet: true },
      }
    }),
    /** It did not come to that: the bar is where it was, and the dialog says why. */
    forgetDropped: assign(({ context: { nights, flow } }) => ({
      nights: withPending(nights, null),
      flow: flow?.name === 'change' ? { ...flow, isQuiet: false } : flow,
    })),
    stopFlow: stopChild('flow'),
    forgetFlow: assign({ flow: null }),
    giveApplied: sendTo(
      ({ context }) => context.input.notices,
      ({ context, self }, { text, failed, undo }: Omit<FlowApplied, 'type'>) => ({
        type: 'notice.given',
        text,
        tone: failed.length > 0 ? 'bad' : 'ok',
        action: undo && {
          label: 'Undo',
          target: self,
          event: { type: 'undo.requested', undo, roomIds: touchedBy(context.flow) },
        },
      }),
    ),
    askTouched: enqueueActions(({ context, enqueue }) => {
      const roomIds = touchedBy(context.flow)
      enqueue.sendTo('nights', { type: 'rooms.wanted', roomIds, nights: coverOf(context.nights) } satisfies NightsAsked)
    }),
    storeUndo: assign((_, { undo, roomIds }: RoomsUndo) => ({ undoing: { undo, roomIds } })),
    askUndone: enqueueActions(({ context, enqueue }) => {
      const roomIds = context.undoing?.roomIds ?? []
      enqueue.sendTo('nights', { type: 'rooms.wanted', roomIds, nights: coverOf(context.nights) } satisfies NightsAsked)
    }),
    giveUndone: sendTo(
      ({ context }) => context.input.notices,
      ({ context }, { output }: { output: ItemResult[] }) => {
        const refused = output.find((result) => !result.ok)
        return refused
          ? { type: 'notice.given', text: `Not undone: ${refused.message ?? 'refused'}.`, tone: 'bad' }
          : { type: 'notice.given', text: context.undoing?.undo.text ?? 'Undone.', tone: 'ok' }
      },
    ),
    giveUndoError: sendTo(
      ({ context }) => context.input.notices,
      (_, { error }: { error: unknown }) => ({
        type: 'notice.given',
        text: `Not undone. ${toApiError(error).message}`,
        tone: 'bad',
      }),
    ),
  },
  guards: {
    canOpen: ({ context }, { ask }: { ask: FlowAsk }) =>
      ask.name === 'block'
        ? (ask.roomIds ?? context.selection?.roomIds ?? []).length > 0
        : changeable(context, ask.key) !== null,
    canDrop: ({ context }, drop: Drop) => {
      const bar = changeable(context, drop.key)
      return bar !== null && !isUntouched(bar, dropped(bar, drop, context.today))
    },
    /** Nothing would be left of it: that is its end. */
    isOverByDrop: ({ context }, { key, to }: Drop) => changeable(context, key) !== null && to <= context.today,
  },
})
