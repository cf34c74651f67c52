import type { Action } from '../../test-paths/action.ts'
import type { Interception } from '../instrumentation/interceptor.ts'

/** What an action decides about a waiting call; null if it decides nothing. */
export function interceptionOf(action: Action): { call: string; interception: Interception; isOnce: boolean } | null {
  const intercepted = (interception: Interception, isOnce = false) =>
    'call' in action ? { call: action.call, interception, isOnce } : null
  switch (action.do) {
    case 'answer':
      return intercepted({ kind: 'pass' }, action.once)
    case 'reply':
      return intercepted({ kind: 'answer', status: 200, body: action.body })
    case 'refuse':
      return intercepted({ kind: 'answer', status: action.status, body: action.body ?? { message: 'No' } })
    case 'cut':
      return intercepted({ kind: 'cut' })
    default:
      return null
  }
}
