import { propertyFormMachine } from '../../../src/machines/properties/property-form.machine.ts'
import type { Scenario } from '../../../tools/test-paths/scenario.ts'
import { property } from '../../support/records.ts'
import { formScenarios } from './form-scenarios.ts'
import { button, field, press, type, noop } from './steps.ts'

const list = '/hotel-management/properties'
const calls = 'v1/hotel_management/properties'
const option = (name: string) => ({ role: 'option', name })
const combobox = (name: string) => ({ role: 'combobox', name })

const casaAzul = property({ id: 5, prefix: 'casa-azul', name: 'Casa Azul', lock_version: 0 })
/** Casa Azul with another user's changes. */
const theirs = {
  name: 'Casa Rosa',
  address: 'Calle Roma 1',
  property_type_id: 3,
  status: 1,
  timezone: 'America/Mexico_City',
  currency: 'MXN',
  check_in_time: '16:00',
  check_out_time: '10:00',
  bookable_date_from: '',
  bookable_date_to: '',
  email: '',
  phone: '',
  lock_version: 0,
}

export const propertyFormScenarios: Scenario[] = formScenarios({
  machine: propertyFormMachine.provide({ actions: { reportTouched: noop, reportSaved: noop } }),
  noun: 'property',
  edit: {
    address: `${list}?view=edit&property=casa-azul`,
    input: { key: 'casa-azul' },
    load: `GET ${calls}/property/casa-azul`,
    gone: 'property not found',
    record: casaAzul,
  },
  add: {
    address: `${list}?view=new`,
    input: { key: null },
    save: `POST ${calls}/property`,
    needs: {
      patch: {
        name: 'Quinta Nova',
        property_type_id: 4,
        prefix: 'quinta-nova',
        timezone: 'Europe/Lisbon',
        currency: 'EUR',
        address: 'Rua da Rosa 7, Lisboa',
      },
      actions: [
        type(field('Name'), 'Quinta Nova'),
        press(button('*Property type')),
        press(option('Guest house')),
        type(field('Prefix'), 'quinta-nova'),
        type(combobox('Time zone'), 'Lisbon'),
        press(option('*Lisbon*')),
        type(combobox('Currency'), 'EUR'),
        press(option('EUR*')),
        type(field('Address'), 'Rua da Rosa 7, Lisboa'),
      ],
    },
    output: property({ prefix: 'quinta-nova' }),
  },
  save: `POST ${calls}/update_property/5`,
  mine: {
    patch: { name: 'Casa Verde', address: 'Rua Nova 3' },
    actions: [type(field('Name'), 'Casa Verde'), type(field('Address'), 'Rua Nova 3')],
  },
  wrong: { patch: { name: '' }, actions: [type(field('Name'), '')] },
  deniedReason: 'property type gone',
  theirs: {
    record: { ...casaAzul, name: 'Casa Rosa', address: 'Calle Roma 1', lock_version: 1 },
    call: `POST ${calls}/update_property/5`,
    body: theirs,
    field: 'name',
    choice: 'Saved meanwhile Casa Rosa',
  },
})
