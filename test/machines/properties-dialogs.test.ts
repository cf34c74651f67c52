// @vitest-environment jsdom
import { expect, test } from 'vitest'
import * as select from '../../src/machines/properties/properties.machine.ts'
import * as routes from '../../src/routes/properties.ts'
import { startProperties as start } from '../support/properties-actor.ts'
import { pageOf, property, propertyType } from '../support/records.ts'

const item = { id: 7, label: 'Castle Inn', deniedReason: null }

test('a saved property closes its form, is reported, and refreshes the list', async () => {
  const { go, answer, asked, snapshot, wanted, said, openForm } = start()
  const search = { ...routes.allProperties, keyword: 'inn' }
  go(routes.properties(search, { name: 'edit', prefix: 'castle-inn' }))
  await answer('property/castle-inn', { data: property() })
  openForm()?.send({ type: 'field.changed', patch: { name: 'Castle' } })
  openForm()?.send({ type: 'form.submitted' })
  const before = asked('property?')
  await answer('update_property/7', { data: property({ name: 'Castle' }) })
  expect(said()).toEqual({ type: 'result.given', result: { text: '“Castle” saved.' } })
  expect([asked('property?') - before, wanted()?.to]).toEqual([1, routes.properties(search)])
  go(routes.properties(search))
  expect(select.selectView(snapshot())?.name).toBe('list')
})

test('a bulk dialog reports its outcome, refreshes the list, and keeps the failures selected', async () => {
  const { go, answer, properties, snapshot, said, asked } = start()
  go(routes.properties())
  await answer('property_types', pageOf([propertyType()]))
  await answer('property?', pageOf([property(), property({ id: 8 })]))
  const list = properties.getSnapshot().children.list
  list?.send({ type: 'selection.toggled' })
  list?.send({ type: 'page.toggled' })
  properties.send({ type: 'bulk.opened', task: 'deactivate', items: [item, { ...item, id: 8 }] })
  select.selectBulkAction(snapshot())?.send({ type: 'bulk.confirmed' })
  await answer('update_property_status', {
    data: {
      results: [
        { id: 7, ok: true },
        { id: 8, ok: false, message: 'No' },
      ],
    },
  })
  expect(said()).toMatchObject({ text: '1 of 2 properties deactivated; 1 refused.', tone: 'critical' })
  expect([asked('property?'), [...list!.getSnapshot().context.selected.keys()]]).toEqual([2, [8]])
  select.selectBulkAction(snapshot())?.send({ type: 'bulk.closed' })
  expect(select.selectBulkAction(snapshot())).toBeUndefined()
})

test('deleted types disappear from the lists that offer them', async () => {
  const { go, answer, properties, snapshot, said, asked } = start()
  go(routes.properties(routes.allProperties, { name: 'types', search: routes.allPropertyTypes }))
  await answer('property_types?page=1', pageOf([propertyType()]))
  await answer('property_types', pageOf([propertyType()]))
  properties.send({ type: 'bulk.opened', task: 'deleteTypes', items: [{ ...item, id: 2 }] })
  const before = asked('property_types')
  select.selectBulkAction(snapshot())?.send({ type: 'bulk.confirmed' })
  await answer('delete_property_types', { data: { results: [{ id: 2, ok: true }] } })
  expect(said()).toEqual({ type: 'result.given', result: { text: '1 property type deleted.' } })
  expect(select.selectBulkAction(snapshot())).toBeUndefined()
  expect(asked('property_types') - before).toBeGreaterThanOrEqual(1)
})

test('a new type is reported and appears', async () => {
  const { go, answer, properties, snapshot, said, asked } = start()
  go(routes.properties(routes.allProperties, { name: 'types', search: routes.allPropertyTypes }))
  properties.send({ type: 'propertyTypeForm.opened', propertyType: null })
  select.selectPropertyTypeForm(snapshot())?.send({ type: 'field.changed', patch: { name: 'Resort' } })
  select.selectPropertyTypeForm(snapshot())?.send({ type: 'dialog.submitted' })
  const before = asked('property_types?page=1')
  await answer('property_types', { data: propertyType({ name: 'Resort' }) })
  expect(said()).toEqual({ type: 'result.given', result: { text: null } })
  expect(select.selectPropertyTypeForm(snapshot())).toBeUndefined()
  expect(asked('property_types?page=1') - before).toBe(1)
})

test('closing a dialog does nothing', () => {
  const { go, properties, snapshot } = start()
  go(routes.properties())
  properties.send({ type: 'propertyTypeForm.opened', propertyType: propertyType() })
  select.selectPropertyTypeForm(snapshot())?.send({ type: 'dialog.closed' })
  properties.send({ type: 'bulk.opened', task: 'activate', items: [item] })
  select.selectBulkAction(snapshot())?.send({ type: 'bulk.closed' })
  expect([select.selectPropertyTypeForm(snapshot()), select.selectBulkAction(snapshot())]).toEqual([
    undefined,
    undefined,
  ])
})
