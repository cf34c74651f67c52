import { useSelector } from '@xstate/react'
import { useShell } from './actor-hooks.ts'

/**
 * True once the server has answered that it has no inbox (ADR 0070). It is asked for that on each page, and a server that speaks only the
 * requirements has none of the extensions. So a link to another one needs no call of its own.
 */
export function useLacksExtensions(): boolean {
  const inbox = useSelector(useShell(), ({ context }) => context.inbox) ?? undefined
  return useSelector(inbox, (snapshot) => snapshot?.matches('absent') === true)
}
