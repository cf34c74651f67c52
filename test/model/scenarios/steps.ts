import { ApiError, localError } from '../../../src/api/api-error.ts'
import type { Action, Target } from '../../../tools/test-paths/action.ts'
import type { ScenarioStep } from '../../../tools/test-paths/scenario.ts'
import replies from '../replies.json' with { type: 'json' }

/** The demonstration accounts' password. */
export const demoPassword = 'Welcome-2026!'

export const button = (name: string, within?: Target['in']): Target => ({ role: 'button', name, in: within })
export const link = (name: string, within?: Target['in']): Target => ({ role: 'link', name, in: within })
export const field = (name: string, within?: Target['in']): Target => ({ role: 'textbox', name, in: within })
export const password = (name: string, within?: Target['in']): Target => ({ role: 'password', name, in: within })
export const checkbox = (name: string, within?: Target['in']): Target => ({ role: 'checkbox', name, in: within })
export const radio = (name: string, within?: Target['in']): Target => ({ role: 'radio', name, in: within })
/** A select: its button is named by what is chosen and by its label. */
export const select = (name: string, within?: Target['in']): Target => ({
  role: 'button',
  name: `* ${name}`,
  in: within,
})
export const menuItem = (name: string): Target => ({ role: 'menuitem', name })
/** The first part of a date field: typed digits go on into the month and the year. */
export const day = (label: string, within?: Target['in']): Target => ({
  role: 'spinbutton',
  name: `day, ${label}*`,
  in: within,
})
export const dialog = (name: string) => ({ role: 'dialog', name })

export const press = (on: Target): Action => ({ do: 'press', on })
export const type = (on: Target, text: string): Action => ({ do: 'type', on, text })
export const choose = (on: Target, option: string): Action => ({ do: 'choose', on, option })
export const wait = (ms: number): Action => ({ do: 'wait', ms })
export const answer = (call: string): Action => ({ do: 'answer', call })
export const cut = (call: string): Action => ({ do: 'cut', call })
export const hold = (call: string): Action => ({ do: 'hold', call })
export const release = (call: string): Action => ({ do: 'release', call })
export const reply = (call: string, body: unknown): Action => ({ do: 'reply', call, body })
/** A reply that the server really gives, by what it is given for: `npm run replies` asks for all of them anew. */
export type ReplyName = keyof typeof replies
interface Reply {
  status: number
  body: {
    message?: string
    code?: string
    errors?: Record<string, string[]> | readonly { message: string; extensions: { code: string } }[]
    data?: unknown
  }
}

/** What is asked through GraphQL says in a reply of 200 that it broke. */
const replyFor = (call: string, name: ReplyName): Reply =>
  replies[call.includes('#') && name === 'fault of the server' ? 'fault of the server while reading' : name]

/** As the machine has it from the client. */
export function errorOf(name: ReplyName, call = ''): ApiError {
  const { status, body } = replyFor(call, name)
  const { errors = {}, message = '', code } = body
  if (!Array.isArray(errors)) return new ApiError(status, message, { code, fields: errors as Record<string, string[]> })
  const [first] = errors as readonly { message: string; extensions: { code: string } }[]
  return new ApiError(500, first!.message, { code: first!.extensions.code })
}

/** The server refuses a call as it does for this cause. */
export const refuseWith = (call: string, name: ReplyName): Action => ({ do: 'refuse', call, ...replyFor(call, name) })

/** What the server says of each of these records, where this stands against it. */
export function resultsOf<T extends { message?: string | null }>(name: ReplyName, ids: readonly number[]) {
  const [first] = (replies[name] as unknown as { body: { data: { results: T[] } } }).body.data.results
  return ids.map((id) => ({ ...first!, id, ok: false as const, message: first!.message ?? '' }))
}

/** It answers, and does not what it is asked to. */
export const answerInPart = (call: string, results: readonly object[]): Action => reply(call, { data: { results } })

/** A call that ends well; what it then gives is for the machine alone, the page has it from the server. */
export const succeeds = (
  src: string,
  call: string,
  output?: unknown,
  rest: Partial<ScenarioStep> = {},
): ScenarioStep => ({
  name: `${src} done`,
  event: { done: src, output },
  actions: [answer(call)],
  ...rest,
})

/** The error dialog over a form or a question: closing it leads back there (ADR 0042). */
export const closeErrorDialog: ScenarioStep = {
  name: 'close the error',
  event: { type: 'error.closed' },
  actions: [press(button('Close Error'))],
}

/** Closes the dialog in which a submission is told (ADR 0042). */
export const closeSuccessDialog = press(button('Close Success'))

/** A call that the server refuses. */
export function failsWith(src: string, call: string, name: ReplyName): ScenarioStep {
  const error = errorOf(name, call)
  return {
    name: `${src} refused with ${error.status}`,
    event: { failed: src, error },
    actions: [refuseWith(call, name)],
  }
}

/** The ways in which every call may fail without the server's saying so: no connection, and no answer in time. */
export const connectionFailures = (src: string, call: string, timeoutMs = 30_000): ScenarioStep[] => [
  { name: `${src} has no connection`, event: { failed: src, error: localError('UNREACHABLE') }, actions: [cut(call)] },
  { name: `${src} timed out`, event: { failed: src, error: localError('TIMEOUT') }, actions: [wait(timeoutMs)] },
]

/** A scenario has one machine: what that sends to its parent goes nowhere. */
export const noop = () => undefined
