import Bowser from 'bowser'

/** Names of browser and operating system from a User-Agent, for a person to recognise; null if unknown. */
export function deviceName(userAgent: string | null): { browser: string | null; system: string | null } {
  if (!userAgent) return { browser: null, system: null }
  const parser = Bowser.getParser(userAgent)
  return { browser: parser.getBrowserName() || null, system: parser.getOSName() || null }
}
