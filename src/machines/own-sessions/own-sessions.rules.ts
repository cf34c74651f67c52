import type { OwnSession } from '../../api/contract/own-session.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Name of the browser of a session: "Firefox on Windows", or what is known of it. */
export function deviceText({ browser, system }: Pick<OwnSession, 'browser' | 'system'>): string {
  if (browser && system) return phrase('sessions.browserOn', { browser, system })
  return browser ?? system ?? phrase('sessions.unknownDevice')
}
