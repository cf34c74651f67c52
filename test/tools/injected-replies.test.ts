import { expect, test } from 'vitest'
import { endpoints } from '../../server/endpoints.ts'
import type { Action } from '../../tools/test-paths/action.ts'
import { matchesCall } from '../../tools/test-paths/proven-requirements.ts'
import { scenarios } from '../model/scenarios/scenarios.ts'
import replies from '../model/replies.json' with { type: 'json' }

/** Replies about a later write, a month or a date, which depend on the day of the replay, in the shape of the contract: successes, not errors. */
const successes = new Set([
  'POST v1/hotel_management/graphql#activity_log',
  'GET v1/hotel_management/accounting_months',
  'POST v1/hotel_management/close_accounting_month',
  'POST v1/hotel_management/reopen_accounting_month',
  'POST v1/hotel_management/close_accounting_day',
  'POST v1/hotel_management/reopen_accounting_day',
  'GET v1/hotel_management/notices',
])

type Injected = Extract<Action, { do: 'refuse' | 'reply' }>

const actions = scenarios.flatMap(({ before = [], steps }) => [...before, ...steps.flatMap((step) => step.actions)])
const injected = actions
  .filter((action): action is Injected => action.do === 'refuse' || action.do === 'reply')
  .filter(({ call, do: how }) => how === 'refuse' || !successes.has(call))

interface Item {
  ok: boolean
  message?: string | null
  code?: string | null
}
interface Body {
  data?: { results?: Item[] }
}

/** The messages of a reply. The ids and the current state of the records belong to the path and are not compared. */
const messagesIn = (body: Body) =>
  body.data?.results ? body.data.results.filter(({ ok }) => !ok).map(({ message }) => message) : body

const real = new Set(Object.values(replies).map(({ body }) => JSON.stringify(messagesIn(body as Body))))

test('a scenario injects only replies that the server really sends', () => {
  expect(injected.length).toBeGreaterThan(100)
  const made = injected.filter(({ body }) => !real.has(JSON.stringify(messagesIn(body as Body))))
  expect(made.map(({ call, body }) => `${call}: ${JSON.stringify(body)}`)).toEqual([])
})

/** The endpoint of a call. None for the stream, which a proxy may reject too. */
const rowOf = (call: string) => {
  const [address = ''] = call.split('#')
  return endpoints.find(({ method, path }) => matchesCall(`${method} ${path.slice(1)}`, address.replace(/\/$/, '')))
}

test('no call without a required permission is denied for a missing one', () => {
  const message = replies['not permitted'].body.message
  const wrong = injected.filter(({ call, body }) => {
    const rule = rowOf(call)?.permission
    return (body as { message?: string }).message === message && (rule === 'public' || rule === 'authenticated')
  })
  expect(wrong.map(({ call }) => call)).toEqual([])
})
