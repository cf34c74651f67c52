import { withProperty } from '../../../src/api/property-scope.ts'
import { facilityLookupMachine } from '../../../src/machines/facilities/facility-lookup.machine.ts'
import type { ScenarioStep, Scenario } from '../../../tools/test-paths/scenario.ts'
import { property } from '../../support/records.ts'
import { openWire } from '../../support/wire.ts'
import { succeeds, connectionFailures, failsWith, type, wait } from './steps.ts'

const products = '/hotel-management/properties/harbour-view/products'
const calls = 'v1/hotel_management/properties'
const find = `GET ${calls}/facilities`
const names = `GET ${calls}/facilities_by_type`
const at = withProperty(openWire().http, property({ id: 1 }))

/** Typing the same text again would be no change. */
const typed = (text: string): ScenarioStep => ({
  name: `type “${text}”`,
  event: { type: 'query.typed', query: text },
  when: ({ query }: { query: string }) => query !== text,
  actions: [type({ role: 'combobox', name: 'Connecting rooms*' }, text)],
})

export const lookupScenarios: Scenario[] = [
  {
    id: 'facilityLookup: a new room',
    machine: facilityLookupMachine,
    account: 'manager',
    address: `${products}?view=new`,
    heldCalls: [find, names],
    input: { scope: at, tab: 'rooms', key: null },
    contextKey: ['query'],
    steps: [
      typed('10'),
      typed('20'),
      { name: 'the typing has paused', event: { after: 'typingPause' }, actions: [wait(250)] },
      succeeds('findRooms', find, []),
      failsWith('findRooms', find, 'not permitted'),
      failsWith('findRooms', find, 'fault of the server'),
      ...connectionFailures('findRooms', find).slice(0, 1),
      succeeds('readTaken', names, new Set()),
      failsWith('readTaken', names, 'not permitted'),
      failsWith('readTaken', names, 'fault of the server'),
      ...connectionFailures('readTaken', names).slice(0, 1),
    ],
  },
  {
    id: 'facilityLookup: an asset that is there',
    machine: facilityLookupMachine,
    account: 'manager',
    address: `${products}?tab=assets&view=edit&id=97`,
    input: { scope: at, tab: 'assets', key: 97 },
    steps: [],
  },
]
