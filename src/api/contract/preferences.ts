import * as v from 'valibot'
import { type SingleKey, singleKeys } from './single-keys.ts'

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
  single_keys: ['on', 'off'],
} as const

/** One letter, digit or sign in lower case, or nothing for a shortcut that is turned off. */
const keyPattern = /^[^\s\p{C}\p{Lu}]?$/u
const Key = v.pipe(v.string(), v.regex(keyPattern))

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
  /** Whether the shortcuts of one key work at all. */
  single_keys: v.picklist(choices.single_keys),
  key_list: Key,
  key_filter: Key,
  key_notices: Key,
  key_block: Key,
  key_move: Key,
  key_resize: Key,
})
export type Preferences = v.InferOutput<typeof Preferences>

/** POST v1/user_management/preferences. Fields that are left out stay as they are. */
export const PreferenceChanges = v.partial(v.strictObject(Preferences.entries))
export type PreferenceChanges = v.InferOutput<typeof PreferenceChanges>

const known = <Value extends string>(values: readonly [Value, ...Value[]], value: unknown): Value =>
  values.find((candidate) => candidate === value) ?? values[0]

const knownKey = (stored: Stored, name: SingleKey) =>
  typeof stored[name] === 'string' && keyPattern.test(stored[name]) ? stored[name] : singleKeys[name]

type Stored = Partial<Record<keyof Preferences, unknown>>

/** Reads stored preferences. What is missing or unknown, such as a value of a newer version, has its default. */
export function readPreferences(value: unknown): Preferences {
  const stored = (value ?? {}) as Stored
  return {
    theme: known(choices.theme, stored.theme),
    contrast: known(choices.contrast, stored.contrast),
    text_size: known(choices.text_size, stored.text_size),
    density: known(choices.density, stored.density),
    language: known(choices.language, stored.language),
    formats: known(choices.formats, stored.formats),
    single_keys: known(choices.single_keys, stored.single_keys),
    key_list: knownKey(stored, 'key_list'),
    key_filter: knownKey(stored, 'key_filter'),
    key_notices: knownKey(stored, 'key_notices'),
    key_block: knownKey(stored, 'key_block'),
    key_move: knownKey(stored, 'key_move'),
    key_resize: knownKey(stored, 'key_resize'),
  }
}
