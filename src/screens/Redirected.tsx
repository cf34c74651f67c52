import { useLayoutEffect } from 'react'
import { navigate } from 'wouter/use-browser-location'

/** Goes elsewhere without a trace in the history, and before anything is painted. */
export function Redirected({ to }: { to: string }) {
  useLayoutEffect(() => navigate(to, { replace: true }), [to])
  return null
}
