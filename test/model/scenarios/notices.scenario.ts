import { type Notice, noticesMachine, type Result } from '../../../src/machines/notices/notices.machine.ts'
import type { ScenarioStep, Scenario } from '../../../tools/test-paths/scenario.ts'
import { recorder } from '../../support/recorder.ts'
import { answer, button, closeSuccessDialog, dialog, field, menuItem, press, refuseWith, type, wait } from './steps.ts'
import { propertyPath, graphqlCall } from './query-scenarios.ts'

const log = graphqlCall('activity_log')
const types = 'GET v1/hotel_management/properties/property_types'
const logout = 'POST v1/logout'
const change = 'POST v1/hotel_management/properties/update_room_status'
const { ref } = recorder()
const marked = {
  type: 'notice.given',
  tone: 'ok',
  text: 'Room 103 marked.',
  about: ['room 103 hk_priority'],
  action: { label: 'Undo', target: ref, event: { type: 'undo.requested' } },
}
const farewell = 'Logged out'

interface Known {
  lastId: number
  result: Result | null
  notices: readonly Notice[]
  spoken: string
  waiting: readonly { text: string }[]
}

/** After that the log is no longer visible. */
const isHere = ({ spoken, waiting }: Known) => ![spoken, ...waiting.map(({ text }) => text)].includes(farewell)
const isFirst = (known: Known) => isHere(known) && known.lastId === 0
const first = ({ notices }: Known) => notices.find(({ id }) => id === 1)
const exportFile = [press(button('Export')), press(menuItem('CSV'))]
const announcement = { type: 'announcement.made', text: '1 entry' }
const [bad, good] = [
  {
    type: 'notice.given',
    tone: 'critical',
    text: 'Export failed. Nothing was saved.',
    action: { label: 'Retry', target: ref, event: { type: 'export.requested' } },
  },
  { type: 'notice.given', tone: 'ok', text: 'Export finished: 1 entry.' },
]

const steps: ScenarioStep[] = [
  { name: 'read the log again', event: announcement, when: isHere, actions: [press(button('Refresh')), answer(log)] },
  { name: 'half a second passes', event: { after: 'announcementGap' }, actions: [wait(500)] },
  { name: 'a file is saved', event: good, when: isFirst, actions: [...exportFile, answer(log)] },
  { name: 'a file is refused', event: bad, when: isFirst, actions: [...exportFile, refuseWith(log, 'not permitted')] },
  {
    name: 'dismiss',
    event: { type: 'notice.dismissed', id: 1 },
    when: (known: Known) => first(known) !== undefined,
    actions: [press(button('Dismiss: *'))],
  },
  {
    name: 'there was time to read it',
    event: { type: 'notice.dismissed', id: 1 },
    in: ['quiet'],
    when: (known: Known) => first(known)?.tone === 'ok',
    actions: [wait(10_000)],
  },
  {
    name: 'do what it offers',
    event: { type: 'notice.acted', id: 1 },
    when: (known: Known) => first(known)?.action !== undefined,
    actions: [press(button('Retry')), press(button('Cancel export'))],
  },
  {
    name: 'log out',
    event: { type: 'notices.cleared' },
    when: isHere,
    actions: [press(button('Logout')), answer(logout)],
  },
]

/** A notice about a room is outdated once the room changes again. */
const outdated = { type: 'notice.outdated', about: marked.about }
const ofRoom = (item: string) => [press(button('Actions for 103')), press(menuItem(item))]

const markings: ScenarioStep[] = [
  {
    name: 'mark a room',
    event: outdated,
    when: ({ lastId }: Known) => lastId === 0,
    actions: [...ofRoom('Rush'), answer(change)],
  },
  {
    name: 'take the mark away',
    event: outdated,
    in: ['quiet'],
    when: (known: Known) => known.lastId === 1 && first(known) !== undefined,
    actions: ofRoom('No rush'),
  },
  {
    name: 'it is taken away',
    event: marked,
    when: (known: Known) => known.lastId === 1 && first(known) === undefined,
    actions: [answer(change)],
  },
  { name: 'half a second passes', event: { after: 'announcementGap' }, actions: [wait(500)] },
]

export const noticesScenarios: Scenario[] = [
  {
    id: 'notices: on the log',
    machine: noticesMachine,
    account: 'manager',
    address: `${propertyPath}/activity-logs?modules[]=addons`,
    heldCalls: [log, logout],
    before: [answer(log)],
    initialEvents: [announcement],
    contextKey: ({ lastId, notices, waiting, spoken }: Known) => [lastId, notices.length, waiting.length > 0, spoken],
    // Clearing is followed by its reason, and an abandoned action by its message.
    neighbours: ({ type }) => {
      if (type === 'notices.cleared') return { type: 'announcement.made', text: farewell }
      return type === 'notice.acted' ? { type: 'announcement.made', text: 'Export cancelled.' } : null
    },
    steps,
  },
  {
    id: 'notices: a form was sent',
    machine: noticesMachine,
    account: 'manager',
    address: '/hotel-management/properties?view=types',
    heldCalls: [types],
    before: [answer(types)],
    initialEvents: [announcement],
    contextKey: ({ result }: Known) => result,
    steps: [
      { name: 'half a second passes', event: { after: 'announcementGap' }, actions: [wait(500)] },
      {
        name: 'add a type',
        event: { type: 'result.given', result: { text: null } },
        in: ['quiet'],
        when: ({ result }: Known) => result === null,
        actions: [
          press(button('New property type')),
          type(field('Name', dialog('*')), 'Annex'),
          press(button('Create *')),
        ],
      },
      {
        name: 'close the result',
        event: { type: 'result.closed' },
        in: ['quiet'],
        when: ({ result }: Known) => result !== null,
        actions: [closeSuccessDialog],
      },
    ],
  },
  {
    id: 'notices: on the board',
    machine: noticesMachine,
    account: 'manager',
    address: '/hotel-management/properties/old-mint-house/housekeeping?keyword=103&group=floor',
    heldCalls: [change],
    contextKey: ({ lastId, notices }: Known) => [lastId, notices.length],
    // The first change is answered at once.
    neighbours: ({ type }, _, { context }) =>
      type === 'notice.outdated' && (context as Known).lastId === 0 ? marked : null,
    steps: markings,
  },
]
