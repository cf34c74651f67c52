// @vitest-environment jsdom
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { endpoints } from '../../server/endpoints.ts'
import { corpusOf } from '../../tools/paths/all.ts'
import { pathsByRequirement, requirementsPage } from '../../tools/paths/exports/requirements-page.ts'
import { beyondPaths, isProof, requirements, requirementsOf, shownAfter } from '../../tools/paths/requirements.ts'
import { stages } from '../stages/stages.ts'
import { walks } from '../support/walk-events.ts'

const corpus = corpusOf(stages, walks)
const paths = corpus.flatMap((machine) => machine.paths)
const repeated = (all: readonly string[]) => all.filter((one, at) => all.indexOf(one) !== at)

test('every sentence has an id of its own, with the section in front, and words of its own', () => {
  expect(repeated(requirements.map(({ id }) => id))).toEqual([])
  expect(repeated(requirements.map(({ text }) => text))).toEqual([])
  const wrong = requirements.filter(
    ({ id, section }) => !/^[1-9](\.[a-z][a-z_0-9-]*)+$|^8(\.[a-z][a-z0-9-]*)$/.test(id) || id[0] !== section[0],
  )
  expect(wrong.map(({ id }) => id)).toEqual([])
})

test('each of the nine sections has its sentences', () => {
  expect([...new Set(requirements.map(({ id }) => id[0]))].toSorted()).toEqual([...'123456789'])
})

test('no sentence is without a path, and no path without a sentence', () => {
  const unproved = [...pathsByRequirement(corpus)].filter(([, ids]) => ids.length === 0).map(([id]) => id)
  expect(unproved).toEqual([])
  expect(paths.filter((path) => path.requirements.length === 0).map(({ id }) => id)).toEqual([])
})

test('every state, transition and call’s end that is named as a proof is met by some path', () => {
  const met = new Set(corpus.flatMap(({ coverage }) => coverage.flatMap((kind) => kind.met)))
  const unknown = requirements.flatMap(({ id, proof }) =>
    proof.filter((each) => typeof each === 'string' && !isProof(each, met, [])).map((each) => `${id}: ${String(each)}`),
  )
  expect(unknown).toEqual([])
})

test('every call that is named as a proof is one of the server’s, and every machine of a screen has paths', () => {
  const served = new Set(endpoints.map(({ method, path }) => `${method} ${path.slice(1)}`))
  const shape = (call: string) => call.replace(/\/$/, '').replaceAll(/\{\w+\}/g, '{}')
  const shapes = new Set([...served].map(shape))
  const named = requirements.flatMap(({ proof }) =>
    proof.flatMap((each) => (typeof each === 'string' ? [] : each.call)),
  )
  expect(named.filter((call) => !shapes.has(shape(call)))).toEqual([])
  const machines = new Set(corpus.map(({ machine }) => machine))
  expect(requirements.flatMap(({ screenOf = [] }) => screenOf).filter((machine) => !machines.has(machine))).toEqual([])
})

test('what is measured elsewhere names a test that exists', () => {
  const tests = [...requirements.flatMap(({ measuredBy = [] }) => measuredBy), ...beyondPaths.map((each) => each.test)]
  expect(tests.filter((file) => !existsSync(file))).toEqual([])
})

test('a call proves by being ended, of the status that is asked, whatever its parameters', () => {
  const login = 'POST v1/login'
  const of = (...actions: Parameters<typeof requirementsOf>[2]) => requirementsOf('', new Set(), actions)
  expect(of({ do: 'refuse', call: login, status: 403 })).toContain('8.login-403')
  expect(of({ do: 'refuse', call: login, status: 403 })).not.toContain('8.login-401')
  expect(of({ do: 'hold', call: login })).toEqual([])
  expect(of({ do: 'answer', call: 'DELETE v1/hotel_management/properties/addons/7' })).toEqual([
    '7.calls.addons.delete',
  ])
  expect(of({ do: 'answer', call: 'POST v1/hotel_management/properties/update_addon_type?x=1' })).toEqual([
    '7.calls.addon_types.update',
  ])
})

test('a guard that says no proves only what asks for that', () => {
  const elsewhere = 'console.judging on always [isElsewhere] → console.waiting'
  const complete = 'password.editing on password.submitted [isComplete] → password.submitting'
  const of = (name: string) => requirementsOf('', new Set([name]), [])
  expect(of(`${elsewhere}: yes`)).toContain('2.guard.permission')
  expect(of(`${elsewhere}: no`)).toEqual([])
  expect(of(`${complete}: no`)).toContain('5.password.confirm')
  expect(of(`${complete}: yes`)).not.toContain('5.password.confirm')
})

test('a path that proves nothing sharper stands for its screen, and one that does for that alone', () => {
  expect(requirementsOf('addonForm', new Set(['addonForm']), [])).toEqual(['2.route.products'])
  expect(requirementsOf('addonForm', new Set(['addonForm.loading on xstate.done → x']), [])).toEqual([
    '7.calls.addons.list',
  ])
})

test('what a step makes visible is told with the sentence', () => {
  const taken = ['session.signedIn.leaving.loggingOut on xstate.done.actor.0 → session.signedOut']
  expect(shownAfter({ taken, actions: [] })).toEqual([
    { id: '4.logout.success', shows: { role: 'heading', name: 'Sign in' } },
  ])
})

test('the page tells each sentence with its paths', () => {
  const page = requirementsPage(corpus)
  expect(requirements.filter(({ id }) => !page.includes(`**\`${id}\`**`))).toEqual([])
  expect(page).toContain('Login pending: loading true; user and error cleared.')
  expect(page).toContain('GET /v1/user_management/user/{id}.')
})
