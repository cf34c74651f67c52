import { isIP, isIPv4, SocketAddress } from 'node:net'

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

const groups = (part: string | undefined) => (part ? part.split(':') : [])

/**
 * What counts as one caller: an IPv4 address, also one written within IPv6, or the /64 of an IPv6 address (one household or
 * server has the whole of it, RFC 6177), however it is written.
 */
export function networkOf(ip: string): string {
  if (isIPv4(ip)) return ip
  // The system's own spelling: short, in lower case, an IPv4 address within it in dots.
  const { address } = new SocketAddress({ address: ip.replace(/%.*$/, ''), family: 'ipv6' })
  const within = /^::ffff:([\d.]+)$/.exec(address)?.[1]
  if (within) return within
  const [head, tail] = address.split('::').map(groups)
  const zeros = tail ? Array<string>(8 - head!.length - tail.length).fill('0') : []
  return `${[...head!, ...zeros, ...(tail ?? [])].slice(0, 4).join(':')}::/64`
}
