import type { OwnedStorage } from '../session/owned-storage.ts'

/** The attributes of the root element: what the page shows, by name. `unsent` is the person whose last change has not reached the server. */
export type ShownPreferences = Readonly<Record<string, string | undefined>>

/** What the page shows now. public/preferences.js has set it before the first paint (ADR 0057). */
export const shownPreferences = (): ShownPreferences => document.documentElement.dataset

/** The server sends the page in the language of this cookie (ADR 0061). */
const languageCookie = () => /\blanguage=([\w-]+)/.exec(document.cookie)?.[1] ?? 'browser'

/** Loads the page again in another language, unless the browser keeps no cookies. */
function followLanguage(language: unknown): void {
  const isShown = () => languageCookie() === language
  if (isShown()) return
  document.cookie = `language=${language};path=/;max-age=99999999;samesite=lax${location.protocol === 'https:' ? ';secure' : ''}`
  if (isShown()) location.reload()
}

/** Shows preferences and stores them on this device. Another language shows as soon as the server has the choice. */
export function showPreferences(open: OwnedStorage, preferences: { language?: unknown }, unsent = ''): void {
  const stored = { ...preferences, unsent }
  Object.assign(shownPreferences(), stored)
  try {
    open().setItem('preferences', JSON.stringify(stored))
  } catch {
    // Storage is full or forbidden: the preferences last until the page is closed.
  }
  if (!unsent) followLanguage(preferences.language ?? 'browser')
}
