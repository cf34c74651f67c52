import { inboxMachine } from '../../../src/machines/inbox/inbox.machine.ts'
import type { Scenario, ScenarioStep } from '../../../tools/test-paths/scenario.ts'
import { notice, noticesPage } from '../../support/notice-records.ts'
import { button, connectionFailures, cut, dialog, failsWith, press, refuseWith, reply, succeeds } from './steps.ts'

const list = 'GET v1/hotel_management/notices'
const read = 'POST v1/hotel_management/notices/read'
const stream = 'GET v1/hotel_management/notices/changes'
const bell = button('Inbox*')
const box = dialog('Inbox')
const newest = noticesPage([notice({ id: 9 })], { has_more: true, unread: 2 })
const older = noticesPage([notice({ id: 3 })], { unread: 2 })

/** While they are marked as read too, both calls would time out at once. */
const alone = (step: ScenarioStep): ScenarioStep => ({ ...step, in: ['working.panel.open.shown'] })

/** The inbox behind the bell. Its first press starts the machine. */
export const inboxScenarios: Scenario[] = [
  {
    id: 'inbox: from the bell',
    machine: inboxMachine,
    account: 'manager',
    address: '/hotel-management/properties/harbour-view/accounting-report',
    heldCalls: [list, read, stream],
    before: [press(bell)],
    initialEvents: [{ type: 'inbox.opened' }],
    contextKey: ({
      entries,
      unread,
      isAll,
    }: {
      entries: readonly { id: number }[]
      unread: number
      isAll: boolean
    }) => [entries.map(({ id }) => id), unread, isAll],
    steps: [
      {
        name: 'close it',
        event: { type: 'inbox.closed' },
        in: ['working.panel.open'],
        actions: [{ do: 'keys', keys: 'Escape' }],
      },
      { name: 'open it', event: { type: 'inbox.opened' }, in: ['working.panel.closed'], actions: [press(bell)] },
      succeeds('fetchNewest', list, newest, { actions: [reply(list, newest)] }),
      failsWith('fetchNewest', list, 'fault of the server'),
      ...connectionFailures('fetchNewest', list),
      {
        name: 'try again',
        event: { type: 'inbox.retried' },
        in: ['working.list.failed + working.panel.open'],
        actions: [press(button('Retry', box))],
      },
      {
        name: 'show older ones',
        event: { type: 'older.requested' },
        in: ['working.list.idle + working.panel.open'],
        when: ({ hasMore }: { hasMore: boolean }) => hasMore,
        actions: [press(button('Show more', box))],
      },
      succeeds('fetchOlder', list, older, { actions: [reply(list, older)] }),
      failsWith('fetchOlder', list, 'fault of the server'),
      ...connectionFailures('fetchOlder', list).map(alone),
      {
        name: 'mark all as read',
        event: { type: 'all.read' },
        in: ['working.panel.open'],
        when: ({ unread }: { unread: number }) => unread > 0,
        actions: [press(button('Mark all as read', box))],
      },
      succeeds('markRead', read, { unread: 0 }),
      failsWith('markRead', read, 'fault of the server'),
      ...connectionFailures('markRead', read),
      {
        name: 'the stream is lost',
        event: { type: 'stream.ended', isAbsent: false },
        in: ['working.stream.open'],
        actions: [cut(stream)],
      },
      {
        name: 'the server has no notices',
        event: { type: 'stream.ended', isAbsent: true },
        in: ['working.stream.open'],
        actions: [refuseWith(stream, 'not permitted')],
      },
      { name: 'the stream is due again', event: { after: 'streamRetry' }, actions: [{ do: 'wait', ms: 30_000 }] },
      {
        name: 'the network is lost',
        event: { type: 'page.left' },
        in: ['working.stream.open', 'working.stream.waiting'],
        actions: [{ do: 'network', is: 'lost' }],
      },
      {
        name: 'the network is back',
        event: { type: 'page.returned' },
        in: ['working.stream.away'],
        actions: [{ do: 'network', is: 'restored' }],
      },
    ],
  },
]
