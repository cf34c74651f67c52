import { switcherMachine } from '../../src/machines/switcher/switcher.machine.ts'
import { listDelays } from '../../src/machines/list/list.setup.ts'
import type { Stage } from '../../tools/paths/stage.ts'
import { property } from '../support/records.ts'
import { changed, wentWhereAsked } from './addresses.ts'
import { button, ends, link, lost, press, refused, type, wait } from './moves.ts'

const call = 'GET v1/hotel_management/properties/property'
const at = '/hotel-management/properties/harbour-view/accounting-report'
const search = { role: 'combobox', name: 'Switch property' }
const found = property({ prefix: 'alpenrose-lodge' })

/** In the side menu of an open property; its list of properties is nowhere else on the page. */
export const switcherStages: Stage[] = [
  {
    id: 'switcher: in the side menu',
    machine: switcherMachine,
    as: 'manager',
    at,
    holds: [call],
    begins: [changed(at)],
    context: ['section', 'query'],
    echo: (_, told) => wentWhereAsked(told),
    moves: [
      {
        name: 'open it',
        event: { type: 'switcher.opened', place: 'spine' },
        in: ['closed'],
        actions: [press(button('Switch property: *'))],
      },
      {
        name: 'close it',
        event: { type: 'switcher.closed' },
        actions: [{ do: 'keys', keys: 'Escape' }],
      },
      {
        name: 'look at another section',
        event: changed('/hotel-management/properties/harbour-view/activity-logs'),
        in: ['closed'],
        when: ({ section }: { section: string }) => section === 'accounting-report',
        actions: [press(link('Activity Logs'))],
      },
      {
        name: 'go back',
        event: { ...changed(at), isTraversal: true },
        when: ({ section }: { section: string }) => section === 'activity-logs',
        actions: [{ do: 'back' }],
      },
      {
        name: 'type a name',
        event: { type: 'query.typed', query: 'lodge' },
        when: ({ query }: { query: string }) => query === '',
        actions: [type(search, 'lodge')],
      },
      {
        name: 'the typing pauses',
        event: { after: 'typingPause' },
        actions: [wait(listDelays.typingPause)],
      },
      ends('search', call, [found]),
      refused('search', call, 'fault of the server'),
      refused('search', call, 'not permitted'),
      ...lost('search', call),
      { name: 'try again', event: { type: 'switcher.retried' }, actions: [press(button('Retry'))] },
      {
        name: 'choose the first',
        event: { type: 'property.picked', prefix: found.prefix },
        in: ['open.ready'],
        actions: [press({ role: 'option', name: 'Alpenrose Lodge*' })],
      },
    ],
  },
]
