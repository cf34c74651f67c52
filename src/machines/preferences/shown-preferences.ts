import type { OwnedStorage } from '../session/owned-storage.ts'

/** The attributes of the root element: what the page shows, by name. `unsent` is the person whose last change has not reached the server. */
export type ShownPreferences = Readonly<Record<string, string | undefined>>

/** What the page shows now. public/preferences.js has set it before the first paint (ADR 0057). */
export const shownPreferences = (): ShownPreferences => document.documentElement.dataset

/** Shows preferences and stores them on this device. */
export function showPreferences(open: OwnedStorage, preferences: object, unsent = ''): void {
  const stored = { ...preferences, unsent }
  Object.assign(shownPreferences(), stored)
  try {
    open().setItem('preferences', JSON.stringify(stored))
  } catch {
    // Storage is full or forbidden: the preferences last until the page is closed.
  }
}
