import type { Action } from '../../paths/action.ts'
import type { Verdict } from '../app/gate.ts'

/** What an action decides about a call that waits; null where it decides nothing. */
export function verdictOf(action: Action): { call: string; verdict: Verdict; isOnce: boolean } | null {
  const decided = (verdict: Verdict, isOnce = false) =>
    'call' in action ? { call: action.call, verdict, isOnce } : null
  switch (action.do) {
    case 'answer':
      return decided({ kind: 'pass' }, action.once)
    case 'reply':
      return decided({ kind: 'answer', status: 200, body: action.body })
    case 'refuse':
      return decided({ kind: 'answer', status: action.status, body: action.body ?? { message: 'No' } })
    case 'cut':
      return decided({ kind: 'cut' })
    default:
      return null
  }
}
