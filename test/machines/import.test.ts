import { expect, test, vi } from 'vitest'
import { waitFor } from 'xstate'
import * as select from '../../src/machines/import/import.selectors.ts'
import { type ImportThread, ownThreadUrl } from '../../src/machines/import/import-thread.ts'
import { facility } from '../support/facility-records.ts'
import { facilityType } from '../support/facility-type-records.ts'
import { startImport } from '../support/import-actor.ts'
import { room } from '../support/import-records.ts'
import { pageOf } from '../support/records.ts'
import * as files from '../support/workbooks.ts'
import { type Call, settled } from '../support/wire.ts'

type Import = ReturnType<typeof startImport>

const fileOf = (rows: readonly files.Cells[]) => new File([files.workbook(rows)], 'rooms.xlsx')
const rooms = (...names: string[]) => fileOf(names.map((Name) => files.roomRow({ Name })))
const type = facilityType({ id: 3, code: 'DBL' })

/** Waits for a pending call to this path and takes it from the list of calls. */
async function callTo({ calls }: Import, path: string): Promise<Call> {
  return vi.waitFor(() => {
    const at = calls.findIndex(({ url }) => url.includes(path))
    if (at < 0) throw new Error(`Nothing has asked for ${path}`)
    return calls.splice(at, 1)[0]!
  })
}

const isAt = (step: select.ImportStep) => (snapshot: ReturnType<Import['actor']['getSnapshot']>) =>
  select.selectStep(snapshot) === step

/** Answers the queries of the check: types, amenities and existing rooms. */
async function answerKnown(open: Import, there = [room()]) {
  ;(await callTo(open, '/facility_types_by_property')).answer({ data: [type] })
  ;(await callTo(open, '/amenities')).answer(pageOf([]))
  ;(await callTo(open, 'per_page=1')).answer(pageOf(there.slice(0, 1), { total: there.length }))
  ;(await callTo(open, 'dontPaginate')).answer(pageOf(there))
}

async function preview(file: File) {
  const open = startImport()
  open.actor.send({ type: 'file.chosen', file })
  await answerKnown(open)
  await waitFor(open.actor, isAt('preview'))
  return open
}

const created = (call: Call, ok = true) =>
  call.answer({
    data: { results: [{ name: 'x', ok, id: ok ? 1 : null, message: ok ? null : 'There is already a room' }] },
  })
const create = (open: Import) => callTo(open, '/properties/facilities')
const touched = ({ received }: Import) => received.findLast((event) => event.type === 'form.touched')?.isDirty

test('nothing is sent before the preview is confirmed, and the preview counts as unsaved', async () => {
  const open = await preview(rooms('901', '902'))
  expect(open.context().plan.map(({ outcome }) => outcome)).toEqual(['created', 'created'])
  expect([open.calls.length, touched(open)]).toEqual([0, true])
})

test('rows are sent three at a time, each with its own key, and each result is reported', async () => {
  const open = await preview(rooms('901', '902', '903', '904'))
  open.actor.send({ type: 'import.confirmed' })
  const first = [await create(open), await create(open), await create(open)]
  expect(open.calls).toEqual([])
  expect(first.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['key-2', 'key-3', 'key-4'])
  created(first[0]!)
  created(await create(open))
  created(first[1]!, false)
  created(first[2]!)
  const done = await waitFor(open.actor, isAt('done'))
  expect(select.resultCounts(done.context)).toEqual({ created: 3, changed: 0, unchanged: 0, refused: 1, untried: 0 })
  expect(open.received.at(-1)).toEqual({ type: 'form.savedMany', text: '3 rooms imported.', isComplete: false })
  expect(touched(open)).toBe(false)
})

test('after a lost connection the completed rows stay reported, and the rest is retried with the same keys', async () => {
  const open = await preview(rooms('901', '902', '903', '904', '905'))
  open.actor.send({ type: 'import.confirmed' })
  const first = [await create(open), await create(open), await create(open)]
  created(first[0]!)
  created(await create(open))
  const last = await create(open)
  first[1]!.answer({ message: 'Down' }, { status: 422 })
  // The client tries a create three times, because its key makes a retry safe.
  for (let call: Call = first[2]!, tries = 0; ; call = await create(open)) {
    call.fail()
    if ((tries += 1) === 3) break
  }
  created(last)
  const stopped = await waitFor(open.actor, isAt('done'))
  expect(select.resultCounts(stopped.context)).toMatchObject({ created: 3, refused: 1, untried: 1 })
  open.actor.send({ type: 'remainingRows.retried' })
  const again = await create(open)
  expect(again.headers.get('idempotency-key')).toBe('key-4')
  created(again)
  const done = await waitFor(open.actor, isAt('done'))
  expect(select.resultCounts(done.context)).toMatchObject({ created: 4, refused: 1, untried: 0 })
})

const notes = ({ calls }: Import) => calls.filter(({ url }) => url === '/v1/hotel_management/notices')

test('once the import has ended, its refused rows are noted, and a retry without another one notes nothing more', async () => {
  const open = await preview(fileOf([files.roomRow({ Name: '901' }), files.roomRow({ Name: '902', Smoking: 'maybe' })]))
  expect(notes(open)).toEqual([])
  open.actor.send({ type: 'import.confirmed' })
  for (let tries = 0; tries < 3; tries += 1) (await create(open)).fail()
  await waitFor(open.actor, isAt('done'))
  expect(notes(open).map(({ form }) => Object.fromEntries(form))).toEqual([
    { kind: 'import', property_id: '7', list: 'rooms', rows: '2', refused: '1' },
  ])
  open.actor.send({ type: 'remainingRows.retried' })
  created(await create(open))
  await waitFor(open.actor, isAt('done'))
  expect(notes(open)).toHaveLength(1)
})

test('a retry with another refused row is noted again, the next file from its own beginning', async () => {
  const open = await preview(fileOf([files.roomRow({ Name: '901' }), files.roomRow({ Name: '902', Smoking: 'maybe' })]))
  open.actor.send({ type: 'import.confirmed' })
  for (let tries = 0; tries < 3; tries += 1) (await create(open)).fail()
  await waitFor(open.actor, isAt('done'))
  open.actor.send({ type: 'remainingRows.retried' })
  created(await create(open), false)
  await waitFor(open.actor, isAt('done'))
  expect(notes(open).map(({ form }) => Object.fromEntries(form).refused)).toEqual(['1', '2'])
  open.actor.send({ type: 'import.restarted' })
  open.actor.send({ type: 'file.chosen', file: rooms('903', '904') })
  await answerKnown(open)
  await waitFor(open.actor, isAt('preview'))
  open.actor.send({ type: 'import.confirmed' })
  created(await create(open))
  created(await create(open), false)
  await waitFor(open.actor, isAt('done'))
  expect(notes(open).map(({ form }) => Object.fromEntries(form).refused)).toEqual(['1', '2', '1'])
})

test('an import without refused rows notes nothing, and a server without notices changes nothing', async () => {
  const whole = await preview(rooms('901'))
  whole.actor.send({ type: 'import.confirmed' })
  created(await create(whole))
  await waitFor(whole.actor, isAt('done'))
  expect(whole.calls).toEqual([])
  const open = await preview(rooms('901'))
  open.actor.send({ type: 'import.confirmed' })
  created(await create(open), false)
  const { context } = await waitFor(open.actor, isAt('done'))
  const received = [...open.received]
  notes(open)[0]!.answer({ message: 'Not found' }, { status: 404 })
  await settled()
  expect([open.actor.getSnapshot().context, open.received, notes(open).length]).toEqual([context, received, 1])
})

test('Cancel sends no more rows, waits for those under way, and reports the completed ones', async () => {
  const open = await preview(rooms('901', '902', '903', '904', '905'))
  open.actor.send({ type: 'import.confirmed' })
  const first = [await create(open), await create(open), await create(open)]
  open.actor.send({ type: 'import.cancelled' })
  open.actor.send({ type: 'import.restarted' })
  for (const call of first) created(call)
  const done = await waitFor(open.actor, isAt('done'))
  expect(select.resultCounts(done.context)).toMatchObject({ created: 3, untried: 2 })
  expect(open.calls).toEqual([])
})

test('a change carries the version that was loaded, and one that had already arrived counts as done', async () => {
  const cells = { ID: 11, Name: '101', Floor: '1', Amenities: null, Note: 'New' }
  const open = await preview(fileOf([files.roomRow(cells)]))
  open.actor.send({ type: 'import.confirmed' })
  const call = await callTo(open, '/update_facility')
  const sent = Object.fromEntries(call.form)
  expect(sent).toMatchObject({ id: '11', note: 'New', lock_version: '4' })
  expect(Object.keys(sent)).not.toContain('name')
  const current = { ...facility(), ...room({ note: 'New', amenity_ids: [] }) }
  call.answer({ message: 'Stale', code: 'STALE', data: current }, { status: 409 })
  const done = await waitFor(open.actor, isAt('done'))
  expect(select.resultCounts(done.context)).toMatchObject({ changed: 1, refused: 0 })
})

test('a bad file returns to the file choice with its error, and the next file starts afresh', async () => {
  const open = startImport()
  open.actor.send({ type: 'file.chosen', file: new File(['a,b'], 'rooms.xlsx') })
  await waitFor(open.actor, (at) => at.context.problem !== null)
  expect(select.selectStep(open.actor.getSnapshot())).toBe('choosing')
  expect(open.context().problem).toMatch(/text file/)
  open.actor.send({ type: 'file.chosen', file: rooms('901') })
  expect(open.context().problem).toBeNull()
  await answerKnown(open)
  await waitFor(open.actor, isAt('preview'))
})

test("a file over 20 MB isn't opened", () => {
  const startThread = vi.fn<() => Promise<ImportThread>>()
  const open = startImport({ startThread })
  open.actor.send({ type: 'file.chosen', file: new File([new Uint8Array(20 * 1024 * 1024 + 1)], 'big.xlsx') })
  expect(open.context().problem).toMatch(/larger than 20 MB/)
  expect(startThread).not.toHaveBeenCalled()
})

test("if the property fails to load, the file isn't checked, and the reason is shown", async () => {
  const open = startImport()
  open.actor.send({ type: 'file.chosen', file: rooms('901') })
  ;(await callTo(open, '/facility_types_by_property')).answer({ message: 'No luck.' }, { status: 403 })
  await waitFor(open.actor, (at) => at.context.problem !== null)
  expect(open.context().problem).toBe('No luck.')
})

test('of a property too large to load completely, the rooms named in the file are loaded', async () => {
  const open = startImport()
  open.actor.send({ type: 'file.chosen', file: fileOf([files.roomRow({ ID: 11, Name: '101' }), files.roomRow()]) })
  ;(await callTo(open, '/facility_types_by_property')).answer({ data: [type] })
  ;(await callTo(open, '/amenities')).answer(pageOf([]))
  ;(await callTo(open, 'per_page=1')).answer(pageOf([room()], { total: 5001 }))
  const call = await callTo(open, 'dontPaginate')
  expect(decodeURIComponent(call.url)).toContain('include_ids[]=11')
  call.answer(pageOf([room()]))
  const { context } = await waitFor(open.actor, isAt('preview'))
  expect(context.plan.map(({ outcome }) => outcome)).toEqual(['changed', 'created'])
})

test('the template and the rejected rows are saved as files', async () => {
  const open = await preview(fileOf([files.roomRow({ Smoking: 'maybe' })]))
  open.actor.send({ type: 'refusedRows.requested' })
  await vi.waitFor(() => expect(open.saved.map(({ name }) => name)).toEqual(['refused rooms.xlsx']))
  open.actor.send({ type: 'import.restarted' })
  open.actor.send({ type: 'template.requested' })
  ;(await callTo(open, 'download=1')).reply(new Response(files.workbook([])))
  await vi.waitFor(() => expect(open.saved.map(({ name }) => name)).toContain('facilities.xlsx'))
})

test.each([
  ['/assets/import.worker-D4x_9-ab.js', true],
  ['https://evil.example/assets/import.worker-D4x9.js', false],
  ['//evil.example/assets/import.worker-D4x9.js', false],
  ['/assets/index-D4x9.js', false],
  ['/api/v1/images/import.worker-1.js', false],
  ['/assets/../api/import.worker-1.js', false],
  ['data:text/javascript,alert(1)', false],
])("the page's policy allows the import's worker and nothing else: %s", (url, isLet) => {
  expect(ownThreadUrl(url)).toBe(isLet ? url : null)
})
