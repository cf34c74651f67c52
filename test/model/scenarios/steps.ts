import { ApiError, localError } from '../../../src/api/api-error.ts'
import type { Action, Target } from '../../../tools/test-paths/action.ts'
import type { ScenarioStep } from '../../../tools/test-paths/scenario.ts'
import replies from '../replies.json' with { type: 'json' }

/** The password of the demo accounts. */
export const demoPassword = 'Welcome-2026!'

export const button = (name: string, within?: Target['in']): Target => ({ role: 'button', name, in: within })
export const link = (name: string, within?: Target['in']): Target => ({ role: 'link', name, in: within })
export const field = (name: string, within?: Target['in']): Target => ({ role: 'textbox', name, in: within })
export const password = (name: string, within?: Target['in']): Target => ({ role: 'password', name, in: within })
export const checkbox = (name: string, within?: Target['in']): Target => ({ role: 'checkbox', name, in: within })
export const radio = (name: string, within?: Target['in']): Target => ({ role: 'radio', name, in: within })
/** A select: its button's name consists of the chosen option and the label. */
export const select = (name: string, within?: Target['in']): Target => ({
  role: 'button',
  name: `* ${name}`,
  in: within,
})
export const menuItem = (name: string): Target => ({ role: 'menuitem', name })
/** The first part of a date field; further digits go on into month and year. */
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
/** A real reply of the server, named by its cause. `npm run replies` requests all of them again. */
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

/** A GraphQL call reports a fault in a reply with status 200. */
const replyFor = (call: string, name: ReplyName): Reply =>
  replies[call.includes('#') && name === 'fault of the server' ? 'fault of the server while reading' : name]

/** The error as the machine receives it from the client. */
export function errorOf(name: ReplyName, call = ''): ApiError {
  const { status, body } = replyFor(call, name)
  const { errors = {}, message = '', code } = body
  if (!Array.isArray(errors)) return new ApiError(status, message, { code, fields: errors as Record<string, string[]> })
  const [first] = errors as readonly { message: string; extensions: { code: string } }[]
  return new ApiError(500, first!.message, { code: first!.extensions.code })
}

/** The server rejects the call with the reply for this cause. */
export const refuseWith = (call: string, name: ReplyName): Action => ({ do: 'refuse', call, ...replyFor(call, name) })

/** The server's results for these records if this cause applies. */
export function resultsOf<T extends { message?: string | null }>(name: ReplyName, ids: readonly number[]) {
  const [first] = (replies[name] as unknown as { body: { data: { results: T[] } } }).body.data.results
  return ids.map((id) => ({ ...first!, id, ok: false as const, message: first!.message ?? '' }))
}

/** The server answers, but rejects some of the records. */
export const answerInPart = (call: string, results: readonly object[]): Action => reply(call, { data: { results } })

/** A call that succeeds. Only the machine uses `output`; the page gets its data from the server. */
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

/** The error dialog over a form or a confirmation: closing it returns there (ADR 0042). */
export const closeErrorDialog: ScenarioStep = {
  name: 'close the error',
  event: { type: 'error.closed' },
  actions: [press(button('Close Error'))],
}

/** Closes the dialog that confirms a submission (ADR 0042). */
export const closeSuccessDialog = press(button('Close Success'))

/** A call that the server rejects. */
export function failsWith(src: string, call: string, name: ReplyName): ScenarioStep {
  const error = errorOf(name, call)
  return {
    name: `${src} refused with ${error.status}`,
    event: { failed: src, error },
    actions: [refuseWith(call, name)],
  }
}

/** The failures of every call without a reply from the server: no connection, and a timeout. */
export const connectionFailures = (src: string, call: string, timeoutMs = 30_000): ScenarioStep[] => [
  { name: `${src} has no connection`, event: { failed: src, error: localError('UNREACHABLE') }, actions: [cut(call)] },
  { name: `${src} timed out`, event: { failed: src, error: localError('TIMEOUT') }, actions: [wait(timeoutMs)] },
]

/** A scenario runs one machine: events to its parent go nowhere. */
export const noop = () => undefined
