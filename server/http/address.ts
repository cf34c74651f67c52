import { isIP } from 'node:net'

interface NodeBindings {
  incoming?: { socket?: { remoteAddress?: string } }
}

/**
 * The caller's address. Behind a trusted proxy it is the last hop that the proxy itself wrote down;
 * what stands before it came from the caller and may be made up.
 */
export function addressOf(headers: Headers, bindings: unknown, trustProxy: boolean): string | null {
  const forwarded = trustProxy ? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  if (forwarded && isIP(forwarded)) return forwarded
  return (bindings as NodeBindings | undefined)?.incoming?.socket?.remoteAddress ?? null
}
