import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { housekeepingSearch } from '../../routes/housekeeping.ts'
import { storedTexts } from '../session/stored-texts.ts'
import { housekeepingSetup } from './housekeeping.setup.ts'
import * as rules from './housekeeping.rules.ts'
import type { HousekeepingInput } from './housekeeping.context.ts'
import { queuePrefix, queueStore } from './queue.rules.ts'
import { tabLocks } from './tab-lock.actor.ts'
import { addressOf } from '../location/location-accepted.ts'

/** The property machine opens this property without a connection. */
export { storedProperty } from './stored-rooms.ts'

const ownerOf = ({ jar }: HousekeepingInput) => jar.readUser()?.id?.toString() ?? null

/**
 * The housekeeping section of a property (domain D41). Holds the URL's search, the server's rooms, and the rooms with all queued changes
 * applied. The event stream tells which rooms to reload; the queue sends every change.
 */
export const housekeepingMachine = housekeepingSetup.createMachine({
  id: 'housekeeping',
  context: ({ input, spawn }) => ({
    ...rules.initialContext(input, housekeepingSearch.empty),
    problems: spawn('problems', { id: 'problems', input: { ...input, currency: input.property.currency } }),
  }),
  invoke: [
    { src: 'rooms', id: 'rooms', input: ({ context: { input, store } }) => ({ scope: input.scope, store }) },
    {
      src: 'queue',
      id: 'queue',
      input: ({ context: { input } }) => ({
        scope: input.scope,
        store: queueStore(storedTexts(input.storage), ownerOf(input), input.scope.propertyId),
        lock: { locks: tabLocks(), name: queuePrefix(ownerOf(input), input.scope.propertyId) },
      }),
    },
    {
      src: 'storageWatch',
      id: 'storageWatch',
      input: ({ context: { input } }) => ({ start: queuePrefix(ownerOf(input), input.scope.propertyId) }),
    },
    { src: 'stream', id: 'stream', input: ({ context }) => ({ scope: context.input.scope }) },
    { src: 'history', id: 'history', input: ({ context }) => ({ scope: context.input.scope }) },
    { src: 'network', id: 'network' },
    { src: 'reopened' },
  ],
  on: {
    'location.changed': [
      {
        guard: { type: 'isThisSection', params: addressOf },
        actions: [
          { type: 'showHistory', params: addressOf },
          { type: 'showProblems', params: addressOf },
          { type: 'announceList', params: addressOf },
          { type: 'storeSearch', params: addressOf },
          { type: 'reportLocationAccepted', params: addressOf },
        ],
      },
      { actions: { type: 'reportLocationAccepted', params: addressOf } },
    ],
    'search.changed': {
      actions: { type: 'requestSearch', params: ({ event }) => ({ patch: event.patch, replace: event.replace }) },
    },
    'network.lost': { actions: { type: 'passNetwork', params: ({ event }) => ({ type: event.type }) } },
    'network.restored': { actions: { type: 'passNetwork', params: ({ event }) => ({ type: event.type }) } },
    'rooms.changed': {
      actions: [{ type: 'passToRooms', params: ({ event }) => ({ ids: event.ids }) }, 'passToProblems'],
    },
    'stream.changed': { actions: { type: 'storeStreamState', params: ({ event }) => ({ stream: event.stream }) } },
    'stream.paused': { actions: 'pauseStream' },
    'stream.resumed': { actions: 'resumeStream' },
    'storage.changed': { actions: 'passStorageChanged' },
    'queue.changed': { actions: { type: 'storeQueue', params: ({ event }) => ({ queue: event.queue }) } },
    'queue.retried': { actions: 'retryQueue' },
    'change.answered': {
      actions: [
        { type: 'takeAnswer', params: ({ event }) => ({ entry: event.entry, results: event.results }) },
        'conclude',
      ],
    },
    'change.refused': {
      actions: [{ type: 'takeError', params: ({ event }) => ({ entry: event.entry, error: event.error }) }, 'conclude'],
    },
    'change.settled': {
      actions: [{ type: 'takeSettled', params: ({ event }) => ({ entry: event.entry }) }, 'conclude'],
    },
    'change.requested': {
      actions: [
        { type: 'holdPositions', params: ({ event }) => ({ ids: event.ids, isHeld: event.isHeld }) },
        { type: 'request', params: ({ context, event }) => rules.changeRequest(context, event.ids, event.change) },
        'conclude',
      ],
    },
    'undo.requested': {
      actions: [{ type: 'request', params: ({ event }) => rules.undoRequest(event.reverts) }, 'conclude'],
    },
    'positions.released': { actions: { type: 'releasePositions', params: ({ event }) => ({ ids: event.ids }) } },
    'conflict.dropped': { actions: { type: 'dropConflict', params: ({ event }) => ({ id: event.id }) } },
    'conflict.kept': {
      guard: { type: 'canKeep', params: ({ event }) => ({ id: event.id }) },
      actions: [
        { type: 'request', params: ({ context, event }) => rules.keepRequest(context, event.id) },
        { type: 'dropConflict', params: ({ event }) => ({ id: event.id }) },
        'conclude',
      ],
    },
    'selection.toggled': {
      actions: [{ type: 'toggleSelection', params: ({ event }) => ({ id: event.id }) }, 'announceSelection'],
    },
    'selection.replaced': {
      actions: [{ type: 'storeSelection', params: ({ event }) => ({ ids: event.ids }) }, 'announceSelection'],
    },
    'selection.cleared': { actions: { type: 'storeSelection', params: { ids: [] } } },
    'results.dismissed': { actions: 'dismissResults' },
  },
  type: 'parallel',
  states: {
    data: {
      initial: 'loading',
      on: {
        'allRooms.read': {
          target: '.ready',
          actions: [{ type: 'storeAllRooms', params: ({ event }) => ({ data: event.data }) }, 'showSheetProblems'],
        },
      },
      states: {
        loading: {
          initial: 'brief',
          on: {
            'rooms.failed': {
              target: 'failed',
              actions: { type: 'storeError', params: ({ event }) => ({ error: event.error }) },
            },
          },
          states: {
            brief: { tags: 'loading', on: { 'rooms.slow': 'long' } },
            long: { tags: 'slow', on: { 'rooms.retried': { target: 'brief', actions: 'retryRooms' } } },
          },
        },
        failed: {
          tags: 'failed',
          on: { 'rooms.retried': { target: 'loading', actions: ['forgetError', 'retryRooms'] } },
        },
        /** Rooms that can't be reloaded stay visible, with an error. */
        ready: {
          tags: 'ready',
          on: {
            'rooms.reread': {
              actions: {
                type: 'storeReread',
                params: ({ event: { rooms, requestedIds } }) => ({ rooms, requestedIds }),
              },
            },
            'rooms.failed': { actions: { type: 'storeError', params: ({ event }) => ({ error: event.error }) } },
            'rooms.retried': { actions: 'retryRooms' },
          },
        },
      },
    },
    /** Announces changes by other people in batches. */
    updates: {
      initial: 'quiet',
      states: {
        quiet: { always: { guard: 'hasOthers', target: 'gathering' } },
        gathering: { after: { announceAfter: { target: 'quiet', actions: ['announceOthers', 'forgetOthers'] } } },
      },
    },
    /** A failed inspection requires a reason. */
    reason: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'event.requested': [
              {
                guard: {
                  type: 'isReasonRequired',
                  params: ({ event }) => ({ event: event.event, reason: event.reason }),
                },
                target: 'open',
                actions: { type: 'openReason', params: ({ event }) => ({ ids: event.ids }) },
              },
              {
                actions: [
                  { type: 'holdPositions', params: ({ event }) => ({ ids: event.ids, isHeld: event.isHeld }) },
                  {
                    type: 'request',
                    params: ({ event }) => rules.eventRequest(event.event, event.ids, event.reason),
                  },
                  'conclude',
                ],
              },
            ],
          },
        },
        open: {
          on: {
            'reason.typed': { actions: { type: 'storeReason', params: ({ event }) => ({ reason: event.reason }) } },
            'reason.confirmed': [
              { guard: 'isReasonMissing', actions: 'requireReason' },
              {
                target: 'closed',
                actions: [
                  {
                    type: 'request',
                    params: ({ context: { reasonDialog } }) =>
                      rules.eventRequest('fail', reasonDialog?.ids ?? [], reasonDialog?.reason),
                  },
                  'conclude',
                  'forgetReason',
                ],
              },
            ],
            'reason.closed': { target: 'closed', actions: 'forgetReason' },
          },
        },
      },
    },
    assignment: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'assignment.opened': {
              guard: 'hasRooms',
              target: 'open',
              actions: { type: 'openAssignment', params: ({ event }) => ({ ids: event.ids }) },
            },
          },
        },
        open: {
          on: {
            'assignment.toggled': { actions: { type: 'toggleAttendant', params: ({ event }) => ({ id: event.id }) } },
            'assignment.confirmed': {
              guard: 'canAssign',
              target: 'closed',
              actions: [
                { type: 'request', params: ({ context }) => rules.assignmentRequest(context) },
                'conclude',
                'forgetAssignment',
              ],
            },
            'assignment.closed': { target: 'closed', actions: 'forgetAssignment' },
          },
        },
      },
    },
  },
})

export type HousekeepingRef = ActorRefFrom<typeof housekeepingMachine>
export type HousekeepingSnapshot = SnapshotFrom<typeof housekeepingMachine>
