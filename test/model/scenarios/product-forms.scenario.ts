import { withProperty } from '../../../src/api/property-scope.ts'
import { addonFormMachine } from '../../../src/machines/addons/addon-form.machine.ts'
import { facilityFormMachine } from '../../../src/machines/facilities/facility-form.machine.ts'
import { facilityTypeFormMachine } from '../../../src/machines/facility-types/facility-type-form.machine.ts'
import { SavedMany } from '../../../src/machines/form/saved-many.ts'
import type { ScenarioStep, Scenario } from '../../../tools/test-paths/scenario.ts'
import { addon } from '../../support/addon-records.ts'
import { facility } from '../../support/facility-records.ts'
import { facilityType } from '../../support/facility-type-records.ts'
import { property } from '../../support/records.ts'
import { openWire } from '../../support/wire.ts'
import { type FormFill, formScenarios } from './form-scenarios.ts'
import { answer, button, field, press, type, noop } from './steps.ts'

const products = '/hotel-management/properties/harbour-view/products'
const calls = 'v1/hotel_management/properties'
const option = (name: string) => ({ role: 'option', name })
const at = withProperty(openWire().http, property({ id: 1 }))
const actions = { reportTouched: noop, reportSaved: noop }

/** Two text fields of one record. */
const texts = (
  name: string,
  note: string,
  [nameField, noteField]: readonly [string, string],
  patch: object,
): FormFill => ({
  patch,
  actions: [type(field(nameField), name), type(field(noteField), note)],
})

const room = facility({ id: 1, name: '101', lock_version: 0 })
const rooms: Scenario[] = formScenarios({
  machine: facilityFormMachine.provide({ actions }),
  noun: 'room',
  edit: {
    address: `${products}?view=edit&id=1`,
    input: { scope: at, tab: 'rooms', key: 1, copyOf: null },
    load: `GET ${calls}/facilities`,
    gone: 'no rows',
    record: room,
  },
  add: {
    address: `${products}?view=new`,
    input: { scope: at, tab: 'rooms', key: null, copyOf: null },
    save: `POST ${calls}/facilities`,
    needs: {
      patch: { facility_type_id: 2, names: '901', max_occupancy: 3 },
      actions: [press(button('*Type')), press(option('Double')), type(field('Names'), '901')],
    },
    output: new SavedMany([{ name: '901', ok: true }], '“901” created.', null),
  },
  save: `POST ${calls}/update_facility`,
  mine: texts('101 B', 'Mine', ['Name', 'Note (optional)'], { names: '101 B', note: 'Mine' }),
  wrong: { patch: { names: '' }, actions: [type(field('Name'), '')] },
  deniedReason: 'room name taken',
  theirs: {
    record: { ...room, name: '101 A', note: 'Theirs', lock_version: 1 },
    call: `POST ${calls}/update_facility`,
    body: { id: 1, name: '101 A', note: 'Theirs', lock_version: 0 },
    field: 'names',
    choice: 'Saved meanwhile 101 A',
  },
})

const isNew = ({ draft }: { draft: { names: string } }) => draft.names === '901'

/** Room 101 exists already, so one of several new rooms is rejected and stays in the form. */
const manyNew: ScenarioStep[] = [
  {
    name: 'fill in, with a name that is taken',
    event: { type: 'field.changed', patch: { facility_type_id: 2, names: '901, 101', max_occupancy: 3 } },
    in: ['editing'],
    actions: [press(button('*Type')), press(option('Double')), type(field('Names'), '901, 101')],
  },
  {
    name: 'save done in part',
    event: {
      done: 'save',
      output: new SavedMany([{ name: '901', ok: true }], '“901” created.', { patch: { names: '101' }, errors: {} }),
    },
    when: (context: { draft: { names: string } }) => !isNew(context),
    actions: [answer(`POST ${calls}/facilities`)],
  },
]

const withManyNew = (scenario: Scenario): Scenario =>
  scenario.id === 'facilityForm: new'
    ? {
        ...scenario,
        steps: [
          ...scenario.steps.map((step) => (step.name === 'save of a new one done' ? { ...step, when: isNew } : step)),
          ...manyNew,
        ],
      }
    : scenario

const transfer = addon({ id: 4, lock_version: 0 })
const addons: Scenario[] = formScenarios({
  machine: addonFormMachine.provide({ actions }),
  noun: 'add-on',
  edit: {
    address: `${products}?tab=add-ons&view=edit&id=4`,
    input: { scope: at, key: 4, copyOf: null, currency: 'EUR' },
    load: `GET ${calls}/addons`,
    gone: 'no rows',
    record: transfer,
  },
  add: {
    address: `${products}?tab=add-ons&view=new`,
    input: { scope: at, key: null, copyOf: null, currency: 'EUR' },
    save: `POST ${calls}/addons`,
    needs: {
      patch: { name: 'Late breakfast', addon_type_id: 1, sku: 'LBF', price: 1200 },
      actions: [
        type(field('Name'), 'Late breakfast'),
        press(button('*Type')),
        press(option('Food and drink')),
        type(field('Price'), '12'),
        type(field('SKU'), 'LBF'),
      ],
    },
    output: addon(),
  },
  save: `POST ${calls}/update_addon`,
  mine: texts('Shuttle', 'Mine', ['Name', 'Description (optional)'], { name: 'Shuttle', description: 'Mine' }),
  wrong: { patch: { name: '' }, actions: [type(field('Name'), '')] },
  deniedReason: 'add-on type gone',
  theirs: {
    record: { ...transfer, name: 'Limousine', description: 'Theirs', lock_version: 1 },
    call: `POST ${calls}/update_addon`,
    body: { id: 4, name: 'Limousine', description: 'Theirs', lock_version: 0 },
    field: 'name',
    choice: 'Saved meanwhile Limousine',
  },
})

const single = {
  facility_category_id: 1,
  code: 'SGL',
  base_price: 8900,
  max_adults: 1,
  max_children: 0,
  max_occupancy: 1,
  extra_beds: 0,
  size_m2: 16,
  cleaning_minutes: 20,
}
const singleType = facilityType({ id: 1, name: 'Single', lock_version: 0, ...single })
const facilityTypes: Scenario[] = formScenarios({
  machine: facilityTypeFormMachine.provide({ actions }),
  noun: 'facility type',
  edit: {
    address: `${products}?tab=facility-types&view=edit&id=1`,
    input: { scope: at, key: 1, copyOf: null },
    load: `POST ${calls}/facility_type_by_id`,
    gone: 'facility type not found',
    record: singleType,
  },
  add: {
    address: `${products}?tab=facility-types&view=new`,
    input: { scope: at, key: null, copyOf: null },
    save: `POST ${calls}/facility_types`,
    needs: {
      patch: { name: 'Loft', code: 'LFT', facility_category_id: 1, base_price: 9900 },
      actions: [
        type(field('Name'), 'Loft'),
        type(field('Code'), 'LFT'),
        press(button('*Category')),
        press(option('Rooms')),
        type(field('Price'), '99'),
        type(field('Description (optional)'), ''),
      ],
    },
    output: facilityType(),
  },
  save: `POST ${calls}/update_facility_type_details`,
  mine: texts('Solo', 'Mine', ['Name', 'Description (optional)'], { name: 'Solo', description: 'Mine' }),
  wrong: { patch: { name: '' }, actions: [type(field('Name'), '')] },
  deniedReason: 'facility type code taken',
  theirs: {
    record: { ...singleType, name: 'Studio', description: 'Theirs', lock_version: 1 },
    call: `POST ${calls}/update_facility_type_details`,
    body: { id: 1, name: 'Studio', description: 'Theirs', lock_version: 0, 'amenity_ids[]': [7, 8, 10], ...single },
    field: 'name',
    choice: 'Saved meanwhile Studio',
  },
})

export const productFormScenarios: Scenario[] = [...rooms.map(withManyNew), ...addons, ...facilityTypes]
