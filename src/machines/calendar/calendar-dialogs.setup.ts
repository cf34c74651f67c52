import { assign, sendTo, stopChild } from 'xstate'
import type { ItemResult } from '../../api/contract/reply.ts'
import type { DialogApplied } from '../dialog/dialog-report.ts'
import { undoErrorNotice, undoneNotice } from '../undo/undo.actor.ts'
import { canChange, isBlocking } from './bar.rules.ts'
import { type BlockingBar, draftOf, initialPatch, isUntouched, withFixedStart, nightsOf } from './blocking.rules.ts'
import type { CalendarContext, CalendarDialog, RoomsUndo } from './calendar.context.ts'
import {
  barIn,
  blockDraft,
  futureSelection,
  type Drop,
  type CalendarDialogRequest,
  withBlocking,
} from './calendar.rules.ts'
import { calendarSetup, roomsRequest } from './calendar.setup.ts'
import { withPending } from './loaded-nights.rules.ts'
import type { Selection } from './room.rules.ts'
import { phrase } from '../../phrases/phrase.ts'

const changeable = ({ nights }: CalendarContext, key: string): BlockingBar | null => {
  const bar = barIn(nights, key)
  return bar && isBlocking(bar) && canChange(bar) ? bar : null
}
const roomChoices = ({ rooms }: CalendarContext, own: number) =>
  rooms.filter(({ isInactive, id }) => !isInactive || id === own).map(({ id, name }) => ({ id, name }))

/** The rooms that the open dialog changes. */
function affectedRooms(dialog: CalendarDialog | null): readonly number[] {
  switch (dialog?.name) {
    case 'block':
    case 'release':
      return dialog.ref.getSnapshot().context.facilities.map(({ id }) => id)
    case 'change': {
      const { blocking, draft } = dialog.ref.getSnapshot().context
      return [...new Set([blocking.roomId, draft.roomId])]
    }
    default:
      return []
  }
}

/** The draft of a drop. */
const droppedDraft = (bar: BlockingBar, { roomId, from, to }: Drop, today: string) =>
  withFixedStart(bar, { ...draftOf(bar), roomId, from, to }, today)

/** Adds selection, dialogs and undo to the calendar setup. */
export const calendarDialogsSetup = calendarSetup.extend({
  actions: {
    storeSelection: assign(({ context }, { roomIds, from, to }: Selection) => ({
      selection: futureSelection({ roomIds, from, to }, context.today),
    })),
    forgetSelection: assign({ selection: null }),
    announceNoSelection: sendTo(({ context }) => context.input.notices, {
      type: 'announcement.made',
      text: phrase('calendar.noNightsSelected'),
    }),
    /** Rooms that were refused stay selected (quality Q27). */
    keepFailuresSelected: assign(({ context: { selection, dialog } }, { failed }: Pick<DialogApplied, 'failed'>) =>
      dialog?.name !== 'block' || !selection
        ? {}
        : { selection: failed.length > 0 ? { ...selection, roomIds: [...failed] } : null },
    ),
    storeBar: assign((_, { key }: { key: string }) => ({ dialog: { name: 'bar' as const, key } })),
    openDialog: assign(({ context, spawn }, { request }: { request: CalendarDialogRequest }) => {
      if (request.name === 'rooms')
        return { dialog: { name: request.name, ref: spawn('roomPicker', { id: 'dialog' }) } }
      const { scope } = context.input
      const status = { scope, today: context.today }
      if (request.name === 'block') {
        const ids = new Set(request.roomIds ?? context.selection?.roomIds)
        const rooms = context.rooms.filter(({ id }) => ids.has(id)).map(({ facility }) => facility)
        const draft = { ...blockDraft(context.selection, context.today), ...request.draft }
        const input = { ...status, facilities: rooms, status: null, blockingIds: [], draft }
        return { dialog: { name: request.name, ref: spawn('status', { id: 'dialog', input }) } }
      }
      const blocking = changeable(context, request.key)
      if (!blocking) return {}
      if (request.name === 'release') {
        const room = context.rooms.find(({ id }) => id === blocking.roomId)
        const input = {
          ...status,
          facilities: room ? [withBlocking(room, blocking)] : [],
          status: 'available' as const,
          blockingIds: [blocking.id],
        }
        return { dialog: { name: request.name, ref: spawn('status', { id: 'dialog', input }) } }
      }
      const rooms = roomChoices(context, blocking.roomId)
      const { name, action = 'edit' } = request
      const patch = initialPatch(action, blocking)
      const input = { scope, today: context.today, blocking, rooms, patch, isDropped: false }
      return { dialog: { name, action, ref: spawn('blocking', { id: 'dialog', input }), isHidden: false } }
    }),
    /** Shows the bar at its drop position before the server responds. */
    submitDrop: assign(({ context, spawn }, drop: Drop) => {
      const blocking = changeable(context, drop.key)
      if (!blocking) return {}
      const { input, today } = context
      const rooms = roomChoices(context, blocking.roomId)
      const draft = droppedDraft(blocking, drop, today)
      const { roomId, from, to } = draft
      const change = { scope: input.scope, today, blocking, rooms, patch: { roomId, from, to }, isDropped: true }
      return {
        nights: withPending(context.nights, {
          ...blocking,
          roomId,
          ...nightsOf(blocking, draft, today),
          isPending: true,
        }),
        dialog: {
          name: 'change',
          action: 'edit',
          ref: spawn('blocking', { id: 'dialog', input: change }),
          isHidden: true,
        },
      }
    }),
    /** After a denial, moves the bar back and opens the dialog with the reason. */
    forgetDrop: assign(({ context: { nights, dialog } }) => ({
      nights: withPending(nights, null),
      dialog: dialog?.name === 'change' ? { ...dialog, isHidden: false } : dialog,
    })),
    stopDialog: stopChild('dialog'),
    forgetDialog: assign({ dialog: null }),
    giveApplied: sendTo(
      ({ context }) => context.input.notices,
      ({ context, self }, { text, failed, undo }: Pick<DialogApplied, 'text' | 'failed' | 'undo'>) => ({
        type: 'notice.given',
        text,
        tone: failed.length > 0 ? 'critical' : 'ok',
        action: undo && {
          label: phrase('calendar.undo'),
          target: self,
          event: { type: 'undo.requested', undo, roomIds: affectedRooms(context.dialog) },
        },
      }),
    ),
    requestAffectedRooms: sendTo('nights', ({ context }) => roomsRequest(context, affectedRooms(context.dialog))),
    storeUndo: assign((_, { undo, roomIds }: RoomsUndo) => ({ undoing: { undo, roomIds } })),
    requestUndoneRooms: sendTo('nights', ({ context }) => roomsRequest(context, context.undoing?.roomIds ?? [])),
    giveUndone: sendTo(
      ({ context }) => context.input.notices,
      ({ context }, { output }: { output: ItemResult[] }) => undoneNotice(context.undoing?.undo ?? null, output),
    ),
    giveUndoError: sendTo(
      ({ context }) => context.input.notices,
      (_, { error }: { error: unknown }) => undoErrorNotice(error),
    ),
  },
  guards: {
    canOpen: ({ context }, { request }: { request: CalendarDialogRequest }) => {
      if (request.name === 'rooms') return context.rooms.length > 0
      return request.name === 'block'
        ? (request.roomIds ?? context.selection?.roomIds ?? []).length > 0
        : changeable(context, request.key) !== null
    },
    hasBar: ({ context: { nights, dialog } }) => dialog?.name === 'bar' && barIn(nights, dialog.key) !== null,
    canDrop: ({ context }, drop: Drop) => {
      const bar = changeable(context, drop.key)
      return bar !== null && !isUntouched(bar, droppedDraft(bar, drop, context.today))
    },
    /** A drop that leaves no future nights ends the blocking. */
    isOverByDrop: ({ context }, { key, to }: Pick<Drop, 'key' | 'to'>) =>
      changeable(context, key) !== null && to <= context.today,
  },
})
