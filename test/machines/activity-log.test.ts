// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import * as log from '../../src/machines/activity-log/activity-log.machine.ts'
import { selectChoices } from '../../src/machines/activity-log/choices.machine.ts'
import { selectHasNewer } from '../../src/machines/activity-log/newer.machine.ts'
import { selectIsUnnamed, selectKnown } from '../../src/machines/activity-log/people.machine.ts'
import { selectData } from '../../src/machines/query/query.selectors.ts'
import { parseActivityLog } from '../../src/routes/activity-log.ts'
import { openActivityLog } from '../support/activity-actor.ts'
import { activityEntry, activityPage } from '../support/activity-records.ts'
import { colleague, property } from '../support/records.ts'
import { settled } from '../support/wire.ts'

const cursor = '>2026-03-03T14:05:09.123Z_7'

test("the log in the address is requested once and shown, and its period uses the property's time zone", async () => {
  const { variablesOf, reply, noticeTexts, machine, go, parent } = openActivityLog('?keyword=leak&actor_ids[]=3')
  expect(variablesOf('activity_log')).toEqual([
    {
      property_id: property().id,
      scope: 'property',
      actor_ids: [3],
      modules: [],
      events: [],
      keyword: 'leak',
      per_page: 50,
    },
  ])
  await reply(
    'activity_log',
    activityPage([activityEntry(), activityEntry({ id: 6, occurred_at: '2026-03-02T09:11:00Z' })]),
  )
  expect(selectData(machine.getSnapshot().context.entries.getSnapshot())?.data).toHaveLength(2)
  expect(noticeTexts()).toEqual([expect.stringMatching(/^2 entries, 3 Mar 2026, \d\d:05 back to 2 Mar 2026, \d\d:11$/)])
  go('?keyword=leak&actor_ids[]=3&entry=6')
  expect(variablesOf('activity_log')).toHaveLength(1)
  expect(parent.types()).toEqual(['location.accepted', 'location.accepted'])
})

test('an address of another section requests nothing and is passed on', () => {
  const { variablesOf, go, parent } = openActivityLog()
  go('?keyword=x', '/hotel-management/properties')
  expect(variablesOf('activity_log')).toHaveLength(1)
  expect(parent.received.at(-1)).toEqual({
    type: 'location.accepted',
    pathname: '/hotel-management/properties',
    search: '?keyword=x',
  })
})

test('typing requests a new address once after a pause; an unchanged keyword requests none', () => {
  const { machine, clock, requestedAddresses } = openActivityLog('?entry=4')
  machine.send({ type: 'keyword.typed', keyword: 'le' })
  clock.increment(149)
  machine.send({ type: 'keyword.typed', keyword: 'leak ' })
  clock.increment(149)
  expect(requestedAddresses()).toEqual([])
  clock.increment(1)
  expect(requestedAddresses()).toEqual([
    expect.objectContaining({ to: expect.stringContaining('?keyword=leak'), replace: true }),
  ])
  expect(log.selectKeyword(machine.getSnapshot())).toBe('leak ')
  machine.send({ type: 'keyword.typed', keyword: '' })
  clock.increment(150)
  expect(requestedAddresses()).toHaveLength(1)
})

test('a filter adds a history entry and starts at the newest; opening a log entry adds none, and a second press closes it', () => {
  const { machine, requestedAddresses, go } = openActivityLog(`?cursor=${encodeURIComponent(cursor)}`)
  machine.send({ type: 'search.changed', patch: { modules: ['addons'] } })
  expect(requestedAddresses().at(-1)).toMatchObject({ to: expect.not.stringContaining('cursor'), replace: false })
  machine.send({ type: 'entry.toggled', id: 7 })
  expect(requestedAddresses().at(-1)).toMatchObject({ to: expect.stringContaining('entry=7'), replace: true })
  go(`?cursor=${encodeURIComponent(cursor)}&entry=7`)
  expect(log.selectAwaited(machine.getSnapshot())).toBeNull()
  machine.send({ type: 'entry.toggled', id: 7 })
  expect(requestedAddresses().at(-1)).toMatchObject({ to: expect.not.stringContaining('entry'), replace: true })
})

test('an entry opened by a link takes the focus, and so does the first of another page; a filter moves no focus', async () => {
  const { machine, go } = openActivityLog('?entry=7')
  const awaited = () => log.selectAwaited(machine.getSnapshot())
  expect(awaited()).toBe(7)
  machine.send({ type: 'entry.focused' })
  expect(awaited()).toBeNull()
  go(`?cursor=${encodeURIComponent(cursor)}`)
  expect(awaited()).toBe('first')
  go('?keyword=x')
  expect(awaited()).toBeNull()
})

test('newer entries are announced each minute and on returning to the window, and loaded only on request', async () => {
  const { machine, reply, variablesOf, clock, noticeTexts } = openActivityLog()
  await reply('activity_log', activityPage())
  const { newer } = machine.getSnapshot().context
  clock.increment(60_000)
  expect(variablesOf('activity_log').at(-1)).toMatchObject({ cursor: '<2026-03-03T14:05:09.123Z_7', per_page: 1 })
  await reply('activity_log', activityPage([]))
  expect(selectHasNewer(newer.getSnapshot())).toBe(false)
  dispatchEvent(new Event('focus'))
  await reply('activity_log', activityPage([activityEntry({ id: 8 })]))
  expect(selectHasNewer(newer.getSnapshot())).toBe(true)
  expect(noticeTexts().at(-1)).toBe('There are newer entries.')
  machine.send({ type: 'newest.requested' })
  expect(variablesOf('activity_log').at(-1)).not.toHaveProperty('cursor')
  await reply('activity_log', activityPage([activityEntry({ id: 8 })]))
  expect(selectHasNewer(newer.getSnapshot())).toBe(false)
})

test('a failed check for newer entries is silent, and older pages are not checked', async () => {
  const { machine, reply, refuse, variablesOf, clock, noticeTexts, go } = openActivityLog()
  await reply('activity_log', activityPage())
  clock.increment(60_000)
  await refuse('activity_log')
  expect(noticeTexts()).toHaveLength(1)
  go(`?cursor=${encodeURIComponent(cursor)}`)
  await reply('activity_log', activityPage())
  const before = variablesOf('activity_log').length
  clock.increment(60_000)
  dispatchEvent(new Event('focus'))
  expect(variablesOf('activity_log')).toHaveLength(before)
  machine.send({ type: 'newest.requested' })
  expect(variablesOf('activity_log')).toHaveLength(before)
})

test('a failed log is reloaded when the network returns', async () => {
  const { refuse, variablesOf } = openActivityLog()
  await refuse('activity_log')
  dispatchEvent(new Event('online'))
  expect(variablesOf('activity_log')).toHaveLength(2)
})

test('the events for the filter are loaded, and can be requested again after a failure', async () => {
  const { machine, reply, refuse } = openActivityLog()
  const { choices } = machine.getSnapshot().context
  await refuse('activity_choices')
  expect(choices.getSnapshot().hasTag('failed')).toBe(true)
  choices.send({ type: 'choices.retried' })
  const events = [{ module: 'addons', event: 'updated' }]
  await reply('activity_choices', { activity_choices: { events, entity_types: [] } })
  expect(selectChoices(choices.getSnapshot())).toEqual({ events, entity_types: [] })
})

test('people in the address are loaded one by one, and again on returning to the window after a failure', async () => {
  const { machine, calls, go } = openActivityLog('?actor_ids[]=3')
  const { people } = machine.getSnapshot().context
  const viewed = () => calls.filter(({ url }) => /\/user\/\d+$/.test(url))
  expect(viewed().map(({ url }) => url)).toEqual([expect.stringMatching(/user\/3$/)])
  viewed()[0]!.answer({ message: 'No luck.' }, { status: 422 })
  await settled()
  expect(selectIsUnnamed(people.getSnapshot())).toBe(true)
  dispatchEvent(new Event('focus'))
  viewed()[1]!.answer({ data: colleague() })
  await settled()
  expect(selectKnown(people.getSnapshot())).toEqual([{ id: 3, name: 'Lena Brandt' }])
  go('?actor_ids[]=3&keyword=leak')
  expect(viewed()).toHaveLength(2)
})

test('copying an id is confirmed; a failure to copy is reported', async () => {
  const { machine, noticeTexts, until } = openActivityLog()
  const written: string[] = []
  vi.stubGlobal('navigator', { clipboard: { writeText: (text: string) => Promise.resolve(void written.push(text)) } })
  machine.send({ type: 'text.copied', text: 'req-1', name: 'Request id' })
  await until(() => expect(noticeTexts().at(-1)).toBe('Request id copied.'))
  expect(written).toEqual(['req-1'])
  vi.stubGlobal('navigator', {})
  machine.send({ type: 'text.copied', text: 'req-1', name: 'Request id' })
  await until(() => expect(noticeTexts().at(-1)).toBe('Request id couldn’t be copied.'))
  vi.unstubAllGlobals()
})

test('after an undo the log shows its newest entries, with the new entry open', async () => {
  const { machine, reply, callTo, requestedAddresses, variablesOf, receivedNotices, go } = openActivityLog(
    `?cursor=${encodeURIComponent(cursor)}`,
  )
  await reply('activity_log', activityPage())
  const entry = activityEntry()
  machine.send({ type: 'undo.opened', entry })
  expect(log.selectUndo(machine.getSnapshot())).toBeDefined()
  machine.send({ type: 'undo.opened', entry: activityEntry({ id: 9 }) })
  expect(log.selectUndo(machine.getSnapshot())!.getSnapshot().context.entry.id).toBe(7)
  log.selectUndo(machine.getSnapshot())!.send({ type: 'undo.confirmed' })
  await callTo({ data: { activity_id: 12 } })
  expect(requestedAddresses().at(-1)).toMatchObject({ replace: true })
  const { search } = new URL((requestedAddresses().at(-1) as unknown as { to: string }).to, 'http://x')
  expect(parseActivityLog(search)).toMatchObject({ cursor: null, entry: 12 })
  expect(receivedNotices().at(-1)).toMatchObject({
    type: 'notice.given',
    tone: 'ok',
    text: expect.stringMatching(/^Undone: Lena/),
  })
  expect(log.selectUndo(machine.getSnapshot())).toBeUndefined()
  go(search)
  expect(log.selectAwaited(machine.getSnapshot())).toBe(12)
  expect(variablesOf('activity_log').at(-1)).not.toHaveProperty('cursor')
})
