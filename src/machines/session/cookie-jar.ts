import type { StoredUser } from '../../api/contract/session.ts'
import { readUser } from '../../api/session.ts'

/** Seven days, for the session and the selected property (domain D7, D9). */
const lifetimeSeconds = 7 * 24 * 60 * 60
const maxCookieLength = 4096

export interface CookieJar {
  /** True if the cookie exists, readable or not. */
  hasUser: () => boolean
  readUser: () => StoredUser | null
  /** False if the browser did not store it (blocked, too large). */
  writeUser: (user: StoredUser) => boolean
  removeUser: () => void
  readProperty: () => SelectedProperty | null
  writeProperty: (property: SelectedProperty) => void
  removeProperty: () => void
}

/** The cookie of the selected property holds no more than this (domain D7). */
interface SelectedProperty {
  id: number
  prefix: string
}

function readSelected(value: unknown): SelectedProperty | null {
  const { id, prefix } = (value ?? {}) as Partial<Record<keyof SelectedProperty, unknown>>
  return typeof id === 'number' && typeof prefix === 'string' ? { id, prefix } : null
}

/** Names of the two cookies; the first is required (requirement 7.login.cookie). */
const userCookie = 'user'
const propertyCookie = 'selected_property'

/** The configured domain, else the host without its first label if it has three or more; null is host-only (domain D9). */
export function cookieDomain(host: string, configured: string | null): string | null {
  if (host === 'localhost' || host.endsWith('.localhost') || /^[\d.]+$/.test(host) || host.includes(':')) return null
  if (configured) return configured
  const labels = host.split('.')
  return labels.length >= 3 ? labels.slice(1).join('.') : null
}

interface CookieDocument {
  cookie: string
}

interface JarOptions {
  document: CookieDocument
  host: string
  isSecure: boolean
  domain: string | null
}

/** Reads and writes the session's cookies. Both use the same attributes, so that removal matches writing. */
export function createCookieJar({ document, host, isSecure, domain }: JarOptions): CookieJar {
  const shared = cookieDomain(host, domain)
  const attributes = (cookieHost: string | null) =>
    `; path=/; samesite=lax${isSecure ? '; secure' : ''}${cookieHost ? `; domain=${cookieHost}` : ''}`

  const read = (name: string): string | null => {
    const pair = document.cookie.split('; ').find((candidate) => candidate.startsWith(`${name}=`))
    return pair === undefined ? null : pair.slice(name.length + 1)
  }

  const parse = <T>(name: string, as: (value: unknown) => T | null): T | null => {
    try {
      return as(JSON.parse(decodeURIComponent(read(name) ?? 'null')))
    } catch {
      return null
    }
  }

  function write(name: string, value: unknown): boolean {
    const text = encodeURIComponent(JSON.stringify(value))
    // Browsers drop a longer cookie silently.
    if (name.length + text.length + 1 > maxCookieLength) return false
    // If the shared domain is refused, falls back to a host-only cookie. Only reading it back reveals a refusal.
    for (const cookieHost of new Set([shared, null])) {
      document.cookie = `${name}=${text}; max-age=${lifetimeSeconds}${attributes(cookieHost)}`
      if (read(name) === text) return true
    }
    return false
  }

  const remove = (name: string) => {
    for (const cookieHost of new Set([shared, null])) document.cookie = `${name}=; max-age=0${attributes(cookieHost)}`
  }

  return {
    hasUser: () => read(userCookie) !== null,
    readUser: () => parse(userCookie, readUser),
    writeUser: (user) => write(userCookie, user),
    removeUser: () => remove(userCookie),
    readProperty: () => parse(propertyCookie, readSelected),
    writeProperty: (property) => void write(propertyCookie, property),
    removeProperty: () => remove(propertyCookie),
  }
}
