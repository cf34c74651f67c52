// @vitest-environment jsdom
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { endpoints } from '../../server/endpoints.ts'
import { requirementsPage } from '../../tools/test-paths/export/requirements-page.ts'
import { evidence } from '../../tools/test-paths/evidence.ts'
import type { Evidence } from '../../tools/test-paths/evidence/evidence.types.ts'
import { findEvidenceGaps, describeEvidenceGaps } from '../../tools/test-paths/evidence-gaps.ts'
import { isProvenBy, matchesCall, missingEvidence, observationsOf } from '../../tools/test-paths/proven-requirements.ts'
import { readRequirements, requirements } from '../../tools/test-paths/requirements.ts'
import { unproven } from '../../tools/test-paths/unproven.ts'
import { scenarios } from '../model/scenarios/scenarios.ts'

const repeated = (all: readonly string[]) => all.filter((one, at) => all.indexOf(one) !== at)

test('every requirement has a unique text and a unique id that starts with its section', () => {
  expect(repeated(requirements.map(({ id }) => id))).toEqual([])
  expect(repeated(requirements.map(({ text }) => text))).toEqual([])
  const wrong = requirements.filter(
    ({ id, section }) => !/^[1-9](\.[a-z][a-z_0-9-]*)+$/.test(id) || id[0] !== section[0],
  )
  expect(wrong.map(({ id }) => id)).toEqual([])
})

test('a list item that starts with an id is a requirement of the heading above it', () => {
  const markdown =
    '# A\n- `not.yet`\n## 1. B\n- No id.\n- `1.c` Text. Measured by `test/d.test.ts`.\n## 2. E\n- `2.f` More `text`.\n'
  expect(readRequirements(markdown)).toEqual([
    { id: '1.c', text: 'Text.', section: '1. B', measuredBy: 'test/d.test.ts' },
    { id: '2.f', text: 'More `text`.', section: '2. E' },
  ])
})

test('each of the nine sections has requirements', () => {
  expect([...new Set(requirements.map(({ id }) => id[0]))].toSorted()).toEqual([...'123456789'])
})

test("a requirement has evidence, or a reason why a replay can't observe it", () => {
  expect(requirements.map(({ id }) => id).filter((id) => !evidence[id]?.length && !unproven[id])).toEqual([])
  expect(Object.values(unproven).filter((why) => why.length < 20)).toEqual([])
})

test('every call in the evidence is an endpoint of the server, and every machine has a scenario', () => {
  const all = Object.values(evidence).flat()
  const served = endpoints.map(({ method, path }) => `${method} ${path.slice(1)}`)
  const shape = (call: string) => call.replace(/\/$/, '').replaceAll(/\{\w+\}/g, '{}')
  const shapes = new Set(served.map(shape))
  const calls = all.flatMap((each) => (each.calls ?? []).map(({ call }) => call))
  expect(calls.filter((call) => !shapes.has(shape(call)))).toEqual([])
  const staged = new Set(scenarios.map(({ machine }) => machine.id))
  expect(all.flatMap(({ machines = [] }) => machines).filter((machine) => !staged.has(machine))).toEqual([])
})

test('every test that the requirements or reasons name exists', () => {
  const named = Object.values(unproven).flatMap((why) => why.match(/test\/[\w/.-]+\.tsx?/g) ?? [])
  const tests = [...requirements.flatMap(({ measuredBy = [] }) => measuredBy), ...named]
  expect(tests.filter((file) => !existsSync(file))).toEqual([])
})

const login = 'POST v1/login {email,password} +context +form'
const list = 'GET v1/hotel_management/properties/property ?page,sort +bearer +context'
const sees = (wanted: Evidence, ...after: string[]) => isProvenBy(wanted, 'session', { atStart: [], later: after })

test('a call is evidence by its method, its address including the slash, and every required parameter', () => {
  const deleted = { calls: [{ call: 'DELETE v1/hotel_management/properties/property/{property_id}' }] }
  expect(sees(deleted, 'DELETE v1/hotel_management/properties/property/7 ?lock_version +bearer')).toBe(true)
  expect(sees(deleted, 'POST v1/hotel_management/properties/update_property_bookable_date/ {property_ids[]}')).toBe(
    false,
  )
  expect(sees({ calls: [{ call: 'POST v1/login', params: ['email', 'password'] }] }, login)).toBe(true)
  expect(sees({ calls: [{ call: 'POST v1/login', params: ['email', 'otp'] }] }, login)).toBe(false)
  expect(sees({ calls: [{ call: 'POST v1/login/' }] }, login)).toBe(false)
  expect(sees({ calls: [{ call: 'POST v1/login', isWithoutBody: true }] }, login)).toBe(false)
  expect(matchesCall('GET v1/property/{prefix}', 'GET v1/property/')).toBe(false)
})

test('a header is evidence only if every call that can carries it', () => {
  expect(sees({ everyCall: 'bearer' }, login, list)).toBe(true)
  expect(sees({ everyCall: 'bearer' }, login)).toBe(false)
  expect(sees({ everyCall: 'bearer' }, list, 'GET v1/properties +context')).toBe(false)
  expect(sees({ everyCall: 'form' }, login, list)).toBe(true)
})

test('a text is evidence only as a whole and in its place', () => {
  const success = { texts: ['dialog: Success'] }
  expect(sees(success, 'dialog: Success')).toBe(true)
  expect(sees(success, 'dialog: Successfully Applied Changes!')).toBe(false)
  expect(sees(success, 'status: Success')).toBe(false)
})

test('a text at the opening is evidence only for the named machines', () => {
  const opened = { atStart: ['heading: Properties'], later: [] }
  const screen = { texts: ['heading: Properties'] }
  expect(isProvenBy(screen, 'propertyList', opened)).toBe(false)
  expect(isProvenBy({ ...screen, machines: ['propertyList'] }, 'propertyList', opened)).toBe(true)
  expect(isProvenBy({ ...screen, machines: ['propertyList'] }, 'session', opened)).toBe(false)
  expect(isProvenBy({ ...screen, machines: ['propertyList'], isOnlyLater: true }, 'propertyList', opened)).toBe(false)
})

test('in a path calls count each time, and texts only when they are new', () => {
  const steps = [['heading: A', list], ['heading: A', list], ['heading: B']].map((observations) => ({ observations }))
  expect(observationsOf(steps)).toEqual({ atStart: ['heading: A', list], later: [list, 'heading: B'] })
  expect(missingEvidence(['7.calls.property.list', '8.login-401'], 'session', observationsOf(steps))).toEqual([
    '8.login-401',
  ])
})

const machine = (...proven: string[]) => ({
  machine: 'm',
  coverage: [],
  paths: [{ id: 'm.a', requirements: proven }],
})
const corpusOf = (...proven: string[]) => [machine(...proven)] as unknown as Parameters<typeof findEvidenceGaps>[0]

test('the lists can disagree in both directions, and the message says how to correct them', () => {
  const [listed = ''] = Object.keys(unproven)
  const all = requirements.map(({ id }) => id).filter((id) => unproven[id] === undefined)
  expect(describeEvidenceGaps(findEvidenceGaps(corpusOf(...all)))).toBe('')
  expect(findEvidenceGaps(corpusOf(...all, listed)).provenNow).toEqual([listed])
  expect(describeEvidenceGaps(findEvidenceGaps(corpusOf(...all.slice(1))))).toContain(
    `  '${all[0]}': 'No replay has seen it yet.',`,
  )
})

test('the page lists each requirement, and why some are proven by no replay', () => {
  const page = requirementsPage(corpusOf())
  expect(requirements.filter(({ id }) => !page.includes(`**\`${id}\`**`))).toEqual([])
  expect(page).toContain('While a login is pending, loading is true, and user and error are cleared.')
  expect(page).toContain(`- \`2.dialog.illustrations\`: ${unproven['2.dialog.illustrations']}`)
})
