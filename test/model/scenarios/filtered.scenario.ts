import type { AnyStateMachine } from 'xstate'
import { withProperty } from '../../../src/api/property-scope.ts'
import { addonTabMachine } from '../../../src/machines/addons/addon-tab.machine.ts'
import { roomTabMachine } from '../../../src/machines/facilities/facility-tab.machine.ts'
import { problemListMachine } from '../../../src/machines/problems/problem-list.machine.ts'
import { propertyListMachine } from '../../../src/machines/properties/property-list.machine.ts'
import { parseProblemSearch } from '../../../src/routes/problems.ts'
import { parsePropertySearch } from '../../../src/routes/properties.ts'
import { parseSearch } from '../../../src/routes/products.ts'
import { tabLabels } from '../../../src/screens/products/tabs.ts'
import type { Scenario } from '../../../tools/test-paths/scenario.ts'
import { property } from '../../support/records.ts'
import { openWire } from '../../support/wire.ts'
import { page } from './list-steps.ts'
import { atProperty, onProblems, problemsCall } from './problem-fixtures.ts'
import { succeeds, link, press, noop } from './steps.ts'

const list = '/hotel-management/properties'

/* The demo data move with the current day. The dates are so far apart that the rows stay the same. */

const propertyFilters = new URLSearchParams({
  'property_type_ids[]': '3',
  bookable_status: 'bookable',
  status: '1',
  bookable_date_from: '2020-01-01',
  bookable_date_to: '2099-12-31',
}).toString()

/** No room was booked that long ago, so the list is empty whoever is in house today. */
const roomFilters = new URLSearchParams({
  'facility_category_ids[]': '1',
  'facility_type_ids[]': '2',
  'housekeeping_statuses[]': 'clean',
  'facility_statuses[]': 'available',
  'exluded_facility_statuses[]': 'inactive',
  'floors[]': '2',
  available_start: '2027-03-01',
  available_end: '2027-03-03',
  booked_start: '2020-01-01',
  booked_end: '2020-01-02',
  updated_date_from: '2020-01-01',
  updated_date_to: '2099-12-31',
  housekeeping_start_date: '2020-01-01',
  housekeeping_end_date: '2099-12-31',
}).toString()

const addonFilters = new URLSearchParams({
  'addon_type_ids[]': '1',
  status: '1',
  bookable_date_from: '2020-01-01',
  bookable_date_to: '2099-12-31',
  updated_date_from: '2020-01-01',
  updated_date_to: '2099-12-31',
}).toString()

const problemFilters = new URLSearchParams({
  keyword: 'carpet',
  'statuses[]': 'open',
  'priorities[]': 'normal',
  'kinds[]': 'cleaning',
  'facility_ids[]': '41',
}).toString()

interface FilteredTab {
  machine: AnyStateMachine
  tab: 'rooms' | 'add-ons'
  filters: string
}

/** A tab whose address sets every filter. After another tab was open, its list requests the filtered rows again. */
function filteredTab({ machine, tab, filters }: FilteredTab): Scenario {
  const shown = { type: 'tab.shown', search: parseSearch(tab, filters) }
  return {
    id: `${machine.id}: filtered`,
    machine: machine.provide({ actions: { reportChanged: noop } }),
    account: 'manager',
    address: `${list}/harbour-view/products?tab=${tab}&${filters}`,
    input: { scope: withProperty(openWire().http, property()), currency: 'EUR', property: property() },
    contextKey: ({ shown: search }: { shown: string | null }) => search,
    initialEvents: [shown],
    steps: [
      {
        name: 'another tab',
        event: { type: 'tab.hidden' },
        when: (context: { shown: string | null }) => context.shown !== null,
        actions: [press(link(tabLabels.amenities, { role: 'navigation', name: 'Products' }))],
      },
      {
        name: 'go back in the browser',
        event: shown,
        when: (context: { shown: string | null }) => context.shown === null,
        actions: [{ do: 'back' }],
      },
    ],
  }
}

const propertiesCall = 'GET v1/hotel_management/properties/property'
const problemsShown = { type: 'list.shown', search: parseProblemSearch(problemFilters) }
const propertiesShown = { type: 'list.shown', search: parsePropertySearch(propertyFilters) }

/** Lists whose address sets every required filter. */
export const filteredScenarios: Scenario[] = [
  {
    id: 'propertyList: filtered',
    machine: propertyListMachine,
    account: 'manager',
    address: `${list}?${propertyFilters}`,
    heldCalls: [propertiesCall],
    initialEvents: [propertiesShown],
    steps: [
      succeeds('fetchPage', propertiesCall, page),
      {
        name: 'go elsewhere',
        event: { type: 'list.hidden' },
        in: ['rows.ready'],
        actions: [press(link('Property types'))],
      },
      { name: 'go back in the browser', event: propertiesShown, in: ['rows.dormant'], actions: [{ do: 'back' }] },
    ],
  },
  filteredTab({ machine: roomTabMachine, tab: 'rooms', filters: roomFilters }),
  filteredTab({ machine: addonTabMachine, tab: 'add-ons', filters: addonFilters }),
  {
    ...onProblems,
    address: `${onProblems.address}&${problemFilters}`,
    id: 'problemList: filtered',
    machine: problemListMachine,
    heldCalls: [problemsCall],
    input: { scope: atProperty },
    initialEvents: [problemsShown],
    steps: [
      succeeds('fetchPage', problemsCall, page),
      {
        name: 'go to the rooms',
        event: { type: 'list.hidden' },
        in: ['rows.ready'],
        actions: [press(link('Back to the rooms'))],
      },
      { name: 'go back in the browser', event: problemsShown, in: ['rows.dormant'], actions: [{ do: 'back' }] },
    ],
  },
]
