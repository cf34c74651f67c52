import { expect, onTestFinished, test } from 'vitest'
import { createActor } from 'xstate'
import { freshMs, withReplyCache } from '../../src/api/reply-cache.ts'
import { withProperty } from '../../src/api/property-scope.ts'
import { activityEntriesMachine } from '../../src/machines/activity-log/entries.machine.ts'
import { propertyListMachine } from '../../src/machines/properties/property-list.machine.ts'
import { activitySearch } from '../../src/routes/activity-log.ts'
import { allProperties } from '../../src/routes/properties.ts'
import { recorder } from '../support/recorder.ts'
import { pageOf, property } from '../support/records.ts'
import { openWire, settled } from '../support/wire.ts'

/** A network and a clock that the test controls, with a client that caches replies. */
function open() {
  const wire = openWire()
  let now = 0
  const http = withReplyCache(wire.http, { readsAhead: false, now: () => now, whenIdle: () => undefined })
  const answer = async (body: unknown, status = 200) => {
    wire.last().answer(body, { status })
    await settled()
  }
  return { ...wire, http, answer, wait: (ms: number) => (now += ms) }
}

function openList() {
  const { http, ...rest } = open()
  const notices = recorder()
  const input = { http, location: recorder().ref, notices: notices.ref, saveFile: () => undefined }
  const list = createActor(propertyListMachine, { input }).start()
  onTestFinished(() => void list.stop())
  const show = async (page: number) => {
    list.send({ type: 'list.shown', search: { ...allProperties, page } })
    await settled()
  }
  const names = () => list.getSnapshot().context.page.data.map(({ name }) => name)
  return { ...rest, list, notices, show, names }
}

/** Opens a list whose first page is shown again from a reply that is no longer fresh. */
async function openOldPage() {
  const opened = openList()
  const { show, answer, wait } = opened
  await show(1)
  await answer(named('One'))
  await show(2)
  await answer(named('Two'))
  wait(freshMs + 1)
  await show(1)
  return opened
}

const named = (name: string) => pageOf([property({ name })])

test('a list shown again has its rows without a call, and announces them', async () => {
  const { show, answer, names, calls, notices } = openList()
  await show(1)
  await answer(named('One'))
  await show(2)
  await answer(named('Two'))
  await show(1)
  expect([names(), calls.length]).toEqual([['One'], 2])
  expect(notices.received).toHaveLength(3)
})

test('rows that have changed since replace those of an older reply', async () => {
  const { answer, names, list } = await openOldPage()
  expect([names(), list.getSnapshot().hasTag('busy')]).toEqual([['One'], false])
  await answer(named('Uno'))
  expect(names()).toEqual(['Uno'])
})

test('a change of a page that is no longer shown changes nothing', async () => {
  const { show, answer, names, calls } = await openOldPage()
  const asked = calls.at(-1)!
  await show(3)
  await answer(named('Three'))
  const before = calls.length
  asked.answer(named('Uno'))
  await settled()
  expect([names(), calls.length]).toEqual([['Three'], before])
})

test('an error of the check replaces the rows of an older reply by the error', async () => {
  const { show, answer, list, wait } = openList()
  await show(1)
  await answer(named('One'))
  wait(freshMs + 1)
  await show(1)
  await answer({ message: 'No longer.' }, 403)
  await answer({ message: 'No longer.' }, 403)
  expect([list.getSnapshot().hasTag('failed'), list.getSnapshot().context.error?.message]).toEqual([true, 'No longer.'])
})

test('a query that a person refreshes asks the server, also when a reply is cached', async () => {
  const { http, answer, calls } = open()
  const entries = createActor(activityEntriesMachine, {
    input: { scope: withProperty(http, property()), notices: recorder().ref },
  }).start()
  onTestFinished(() => void entries.stop())
  const query = { search: activitySearch.empty, timezone: 'UTC' }
  const request = async (mustAsk?: boolean) => {
    entries.send({ type: 'query.requested', query, mustAsk })
    await settled()
  }
  const empty = { data: { activity_log: { data: [], next_cursor: null, previous_cursor: null } } }
  await request()
  await answer(empty)
  expect(entries.getSnapshot().matches('ready')).toBe(true)
  await request()
  expect([entries.getSnapshot().matches('ready'), calls.length]).toEqual([true, 1])
  await request(true)
  expect(calls.length).toBe(2)
  await answer(empty)
  entries.send({ type: 'query.refreshed' })
  await settled()
  expect(calls.length).toBe(3)
})
