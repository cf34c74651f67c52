import { ApiError, localError } from '../../src/api/api-error.ts'
import type { Action, Target } from '../../tools/paths/action.ts'
import type { Move } from '../../tools/paths/stage.ts'

/** The demonstration accounts' password. */
export const demoPassword = 'Welcome-2026!'

export const button = (name: string, within?: Target['in']): Target => ({ role: 'button', name, in: within })
export const link = (name: string, within?: Target['in']): Target => ({ role: 'link', name, in: within })
export const field = (name: string, within?: Target['in']): Target => ({ role: 'textbox', name, in: within })
export const password = (name: string, within?: Target['in']): Target => ({ role: 'password', name, in: within })
export const checkbox = (name: string, within?: Target['in']): Target => ({ role: 'checkbox', name, in: within })
export const radio = (name: string, within?: Target['in']): Target => ({ role: 'radio', name, in: within })
/** A native select. */
export const select = (name: string, within?: Target['in']): Target => ({ role: 'combobox', name, in: within })
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
export const refuse = (call: string, status: number, message: string, rest: object = {}): Action => ({
  do: 'refuse',
  call,
  status,
  body: { message, ...rest },
})

/** A call that ends well; what it then gives is for the machine alone, the page has it from the server. */
export const ends = (src: string, call: string, output?: unknown, rest: Partial<Move> = {}): Move => ({
  name: `${src} done`,
  event: { done: src, output },
  actions: [answer(call)],
  ...rest,
})

/** A call that the server refuses. */
export const refused = (
  src: string,
  call: string,
  status: number,
  message: string,
  details: ConstructorParameters<typeof ApiError>[2] = {},
): Move => ({
  name: `${src} refused with ${status}`,
  event: { failed: src, error: new ApiError(status, message, details) },
  actions: [refuse(call, status, message, details.code ? { code: details.code } : {})],
})

/** The ways in which every call may fail without the server's saying so: no connection, and no answer in time. */
export const lost = (src: string, call: string, timeoutMs = 30_000): Move[] => [
  { name: `${src} has no connection`, event: { failed: src, error: localError('UNREACHABLE') }, actions: [cut(call)] },
  { name: `${src} timed out`, event: { failed: src, error: localError('TIMEOUT') }, actions: [wait(timeoutMs)] },
]

/** A stage has one machine: what that tells its parent is told to nobody. */
export const untold = () => undefined
