import { expect, test } from 'vitest'
import { endpoints } from '../../server/endpoints.ts'
import type { Action } from '../../tools/paths/action.ts'
import { namesCall } from '../../tools/paths/proven.ts'
import { stages } from '../stages/stages.ts'
import replies from '../stages/replies.json' with { type: 'json' }

/** Answers that tell of a later write, in the shape of the contract: they succeed, and refuse nothing. */
const successes = new Set(['POST v1/hotel_management/graphql#activity_log'])

type Injected = Extract<Action, { do: 'refuse' | 'reply' }>

const actions = stages.flatMap(({ before = [], moves }) => [...before, ...moves.flatMap((move) => move.actions)])
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
const said = (body: Body) =>
  body.data?.results ? body.data.results.filter(({ ok }) => !ok).map(({ message }) => message) : body

const real = new Set(Object.values(replies).map(({ body }) => JSON.stringify(said(body as Body))))

test('a stage injects nothing that the server does not say', () => {
  expect(injected.length).toBeGreaterThan(100)
  const made = injected.filter(({ body }) => !real.has(JSON.stringify(said(body as Body))))
  expect(made.map(({ call, body }) => `${call}: ${JSON.stringify(body)}`)).toEqual([])
})

/** The table's row of a call; none for the stream, which a proxy may refuse too. */
const rowOf = (call: string) => {
  const [address = ''] = call.split('#')
  return endpoints.find(({ method, path }) => namesCall(`${method} ${path.slice(1)}`, address.replace(/\/$/, '')))
}

test('nobody is refused for want of a permission where none is needed', () => {
  const message = replies['not permitted'].body.message
  const wrong = injected.filter(({ call, body }) => {
    const gate = rowOf(call)?.permission
    return (body as { message?: string }).message === message && (gate === 'public' || gate === 'authenticated')
  })
  expect(wrong.map(({ call }) => call)).toEqual([])
})
