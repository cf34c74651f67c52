// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { showPreferences } from '../../src/machines/preferences/shown-preferences.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each([
  ['http:', 'language=de;path=/;max-age=99999999;samesite=lax'],
  ['https:', 'language=de;path=/;max-age=99999999;samesite=lax;secure'],
])(
  'the cookie of the language is sent to this site only, and by https only where the page is: %s',
  (protocol, cookie) => {
    vi.stubGlobal('location', { protocol })
    const written = vi.spyOn(document, 'cookie', 'set').mockReturnValue(undefined)
    showPreferences(() => localStorage, { language: 'de' })
    expect(written.mock.calls).toEqual([[cookie]])
  },
)
