interface Cookies {
  /** Which `domain=` values the browser accepts; null is a host-only cookie. */
  accepts?: (domain: string | null) => boolean
  /** Existing cookies. */
  jar?: Record<string, string>
}

/** The `document.cookie` of a browser whose rules the test sets. */
export function cookieDocument({ accepts = () => true, jar = {} }: Cookies = {}) {
  const stored = new Map(Object.entries(jar).map(([name, value]) => [`${name}@host`, value]))
  const written: string[] = []
  return {
    written,
    stored,
    get cookie() {
      return [...stored].map(([key, value]) => `${key.split('@')[0]}=${value}`).join('; ')
    },
    set cookie(line: string) {
      written.push(line)
      const [pair = '', ...attributes] = line.split('; ')
      const domain = attributes.find((attribute) => attribute.startsWith('domain='))?.slice(7) ?? null
      if (!accepts(domain)) return
      const [name] = pair.split('=')
      const key = `${name}@${domain ?? 'host'}`
      if (attributes.includes('max-age=0')) stored.delete(key)
      else stored.set(key, pair.slice(pair.indexOf('=') + 1))
    },
  }
}
