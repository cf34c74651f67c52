import { expect, test } from 'vitest'
import { endpoints } from '../../server/endpoints.ts'
import type { Action } from '../../tools/test-paths/action.ts'
import { matchesCall } from '../../tools/test-paths/proven-requirements.ts'
import { scenarios } from '../model/scenarios/scenarios.ts'
import replies from '../model/replies.json' with { type: 'json' }

/** Answers that tell of a later write, in the shape of the contract: they succeed, and refuse nothing. */
const successes = new Set(['POST v1/hotel_management/graphql#activity_log'])

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

/** Which records it is of, and how they stand now, is the path's own; what is said of them is not. */
const messagesIn = (body: Body) =>
  body.data?.results ? body.data.results.filter(({ ok }) => !ok).map(({ message }) => message) : body

const real = new Set(Object.values(replies).map(({ body }) => JSON.stringify(messagesIn(body as Body))))

test('a scenario injects nothing that the server does not say', () => {
  expect(injected.length).toBeGreaterThan(100)
  const made = injected.filter(({ body }) => !real.has(JSON.stringify(messagesIn(body as Body))))
  expect(made.map(({ call, body }) => `${call}: ${JSON.stringify(body)}`)).toEqual([])
})

/** The table's row of a call; none for the stream, which a proxy may refuse too. */
const rowOf = (call: string) => {
  const [address = ''] = call.split('#')
  return endpoints.find(({ method, path }) => matchesCall(`${method} ${path.slice(1)}`, address.replace(/\/$/, '')))
}

test('nobody is refused for want of a permission where none is needed', () => {
  const message = replies['not permitted'].body.message
  const wrong = injected.filter(({ call, body }) => {
    const rule = rowOf(call)?.permission
    return (body as { message?: string }).message === message && (rule === 'public' || rule === 'authenticated')
  })
  expect(wrong.map(({ call }) => call)).toEqual([])
})
