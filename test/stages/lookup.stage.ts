import { withProperty } from '../../src/api/property-scope.ts'
import { facilityLookupMachine } from '../../src/machines/facilities/facility-lookup.machine.ts'
import type { Move, Stage } from '../../tools/paths/stage.ts'
import { property } from '../support/records.ts'
import { openWire } from '../support/wire.ts'
import { ends, lost, refused, type, wait } from './moves.ts'

const products = '/hotel-management/properties/harbour-view/products'
const calls = 'v1/hotel_management/properties'
const find = `GET ${calls}/facilities`
const names = `GET ${calls}/facilities_by_type`
const at = withProperty(openWire().http, property({ id: 1 }))

/** The same text again would be no change. */
const typed = (text: string): Move => ({
  name: `type “${text}”`,
  event: { type: 'query.typed', query: text },
  when: ({ query }: { query: string }) => query !== text,
  actions: [type({ role: 'combobox', name: 'Connecting rooms*' }, text)],
})

export const lookupStages: Stage[] = [
  {
    id: 'facilityLookup: a new room',
    machine: facilityLookupMachine,
    as: 'manager',
    at: `${products}?view=new`,
    holds: [find, names],
    input: { at, tab: 'rooms', key: null },
    context: ['query'],
    moves: [
      typed('10'),
      typed('20'),
      { name: 'the typing has paused', event: { after: 'typingPause' }, actions: [wait(250)] },
      ends('findRooms', find, []),
      refused('findRooms', find, 'not permitted'),
      refused('findRooms', find, 'fault of the server'),
      ...lost('findRooms', find).slice(0, 1),
      ends('readTaken', names, new Set()),
      refused('readTaken', names, 'not permitted'),
      refused('readTaken', names, 'fault of the server'),
      ...lost('readTaken', names).slice(0, 1),
    ],
  },
  {
    id: 'facilityLookup: an asset that is there',
    machine: facilityLookupMachine,
    as: 'manager',
    at: `${products}?tab=assets&view=edit&id=97`,
    input: { at, tab: 'assets', key: 97 },
    moves: [],
  },
]
