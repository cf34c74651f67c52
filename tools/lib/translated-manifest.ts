import { directionOf } from '../../src/phrases/languages.ts'

interface Manifest {
  name: string
  short_name: string
  description?: string
  shortcuts: { name: string; description?: string; url: string }[]
}

/** The phrase of each name in `public/manifest.webmanifest`. */
const phraseOf: Record<string, string> = {
  'Hotel Management': 'states.hotelManagement',
  Hotel: 'shell.hotel',
  'My rooms': 'housekeeping.myRooms',
  Housekeeping: 'shell.housekeeping',
}

/**
 * The web app manifest in another language: names of the app and of its shortcuts. Their descriptions, which browsers hardly show, are left
 * out.
 */
export function translatedManifest(english: string, language: string, words: ReadonlyMap<string, string>): string {
  const { description: _, ...manifest } = JSON.parse(english) as Manifest
  const translated = (name: string) => {
    const text = words.get(phraseOf[name] ?? '')
    if (text === undefined) throw new Error(`The name ${name} of the manifest is no phrase`)
    return text
  }
  return JSON.stringify({
    ...manifest,
    lang: language,
    dir: directionOf(language),
    name: translated(manifest.name),
    short_name: translated(manifest.short_name),
    shortcuts: manifest.shortcuts.map(({ description: __, ...shortcut }) => ({
      ...shortcut,
      name: translated(shortcut.name),
    })),
  })
}

/** The manifest's address in a language. */
export const manifestIn = (language: string) => `manifest.${language}.webmanifest`
