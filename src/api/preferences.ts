import { type PreferenceChanges, Preferences } from './contract/preferences.ts'
import type { Http } from './http.ts'
import { parseAs } from './parse.ts'

/** POST preferences: changes those of the signed-in person. An extension (ADR 0057). */
export const change = (http: Http, changes: PreferenceChanges, signal?: AbortSignal) =>
  http.data(parseAs(Preferences), {
    method: 'POST',
    path: '/v1/user_management/preferences',
    body: { ...changes },
    signal,
  })
