import * as v from 'valibot'

/** How the app looks to one person (ADR 0057). The first value of each is the default. */
const choices = {
  theme: ['system', 'light', 'dark'],
  contrast: ['system', 'more'],
  text_size: ['standard', 'small', 'large', 'extra_large'],
  density: ['comfortable', 'compact'],
  /** Language of the texts (ADR 0061), or the browser's. */
  language: ['browser', 'en', 'es', 'pt-BR', 'de', 'fr', 'ar', 'fil'],
  /** Locale of dates and numbers (ADR 0058). */
  formats: [
    'browser',
    'de-AT',
    'de-CH',
    'de-DE',
    'en-GB',
    'en-IN',
    'en-US',
    'es-ES',
    'es-MX',
    'fil-PH',
    'fr-FR',
    'pt-BR',
  ],
} as const

/** Names of the formats to choose from: locales, or `browser` for the browser's. */
export const formatNames = choices.formats

/** Languages to choose from, or `browser` for the browser's. */
export const languageChoices = choices.language

/** The preferences of one person, in the reply of the permissions and of each change. */
export const Preferences = v.object({
  theme: v.picklist(choices.theme),
  contrast: v.picklist(choices.contrast),
  text_size: v.picklist(choices.text_size),
  density: v.picklist(choices.density),
  language: v.picklist(choices.language),
  formats: v.picklist(choices.formats),
})
export type Preferences = v.InferOutput<typeof Preferences>

/** POST v1/user_management/preferences. Fields that are left out stay as they are. */
export const PreferenceChanges = v.partial(v.strictObject(Preferences.entries))
export type PreferenceChanges = v.InferOutput<typeof PreferenceChanges>

const known = <Value extends string>(values: readonly [Value, ...Value[]], value: unknown): Value =>
  values.find((candidate) => candidate === value) ?? values[0]

/** Reads stored preferences. What is missing or unknown, such as a value of a newer version, has its default. */
export function readPreferences(stored: unknown): Preferences {
  const { theme, contrast, text_size, density, language, formats } = (stored ?? {}) as Partial<
    Record<keyof Preferences, unknown>
  >
  return {
    theme: known(choices.theme, theme),
    contrast: known(choices.contrast, contrast),
    text_size: known(choices.text_size, text_size),
    density: known(choices.density, density),
    language: known(choices.language, language),
    formats: known(choices.formats, formats),
  }
}
