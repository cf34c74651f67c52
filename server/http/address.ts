import { isIP, isIPv4, SocketAddress } from 'node:net'

interface NodeBindings {
  incoming?: { socket?: { remoteAddress?: string } }
}

/**
 * The caller's IP address. Behind a trusted proxy it is the last hop, which the proxy itself wrote; earlier entries
 * come from the caller and may be forged.
 */
export function addressOf(headers: Headers, bindings: unknown, trustProxy: boolean): string | null {
  const forwarded = trustProxy ? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  if (forwarded && isIP(forwarded)) return forwarded
  return (bindings as NodeBindings | undefined)?.incoming?.socket?.remoteAddress ?? null
}

const groups = (part: string | undefined) => (part ? part.split(':') : [])

/**
 * Network that counts as one caller: an IPv4 address, also one mapped into IPv6, or the /64 of an IPv6 address, which
 * one household or server has as a whole (RFC 6177).
 */
export function networkOf(ip: string): string {
  if (isIPv4(ip)) return ip
  // Canonical form: compressed, lower case, mapped IPv4 addresses with dots.
  const { address } = new SocketAddress({ address: ip.replace(/%.*$/, ''), family: 'ipv6' })
  const within = /^::ffff:([\d.]+)$/.exec(address)?.[1]
  if (within) return within
  const [head = [], tail] = address.split('::').map(groups)
  const zeros = tail ? Array<string>(8 - head.length - tail.length).fill('0') : []
  return `${[...head, ...zeros, ...(tail ?? [])].slice(0, 4).join(':')}::/64`
}
