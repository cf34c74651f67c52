import type { AnyStateNode } from 'xstate'
import { ApiError } from '../../src/api/api-error.ts'
import { eventName } from '../lib/mermaid.ts'

/** An event's name as in the machine's drawing: `login.submitted`, `logIn done`, `after slowAfter`. */
export function eventLabel(nodes: readonly AnyStateNode[], type: string): string {
  const own = nodes.find(({ transitions }) => transitions.has(type))
  return own ? eventName(own, type) : type
}

/** A short description of a fault. */
export function faultLabel(error: unknown): string {
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : 'something went wrong'
  const { status, code, message } = error
  if (status === 0) return { TIMEOUT: 'timed out', UNREACHABLE: 'no connection' }[code] ?? message
  return [status, code, message].filter(Boolean).join(' ')
}

/** Converts a text for use in ids: letters, digits, dots and hyphens. */
export const slug = (text: string) =>
  text
    .replaceAll('→', 'to')
    .replaceAll(/[^\w.]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
