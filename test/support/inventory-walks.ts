import { withProperty } from '../../src/api/property-scope.ts'
import { amenityAreaMachine } from '../../src/machines/amenities/amenity-area.machine.ts'
import { catalogueMachine } from '../../src/machines/products/catalogue.machine.ts'
import { switcherMachine } from '../../src/machines/switcher/switcher.machine.ts'
import { amenitySearch } from '../../src/paths/products.ts'
import type { Walk } from './machine-walks.ts'
import { property } from './records.ts'
import { openWire } from './wire.ts'

const input = { at: withProperty(openWire().http, property()), currency: 'EUR', property: property() }
/** On these walks there is no parent to tell. */
const untold = () => undefined

/** How the machines of one property's inventory are walked. */
export const inventoryWalks: Walk[] = [
  { machine: catalogueMachine, outputs: [{}], input },
  {
    machine: switcherMachine,
    outputs: [[property()]],
    events: [
      { type: 'location.changed', pathname: '/hotel-management/properties/castle-inn', search: '' },
      { type: 'switcher.opened', place: 'spine' },
      { type: 'query.typed', query: 'ca' },
      { type: 'property.picked', prefix: 'casa-azul' },
    ],
  },
  {
    machine: amenityAreaMachine.provide({ actions: { reportChanged: untold } }),
    input,
    events: [
      { type: 'area.shown', search: amenitySearch.empty },
      { type: 'flow.opened', ask: { name: 'bulk', task: 'delete', items: [] } },
      { type: 'flow.applied', text: 'Done.', failed: [] },
      { type: 'undo.requested', undo: { run: () => Promise.resolve([]), text: 'Taken back.' } },
      { type: 'undo.done', results: [] },
      { type: 'undo.failed', error: new Error('No') },
      { type: 'xstate.done.actor.flow' },
      { type: 'xstate.error.actor.flow' },
    ],
  },
]
