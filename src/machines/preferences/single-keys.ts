import { singleKeys, type SingleKey } from '../../api/contract/single-keys.ts'
import { shownPreferences } from './shown-preferences.ts'

/** The key of each shortcut of one key; empty if it is turned off. */
export type ActiveKeys = Readonly<Record<SingleKey, string>>

/** The keys that work now (WCAG 2.1.4). */
export function activeKeys(): ActiveKeys {
  const shown = shownPreferences()
  const keys = Object.entries(singleKeys).map(([name, first]) => [
    name,
    shown.single_keys === 'off' ? '' : (shown[name] ?? first),
  ])
  return Object.fromEntries(keys) as ActiveKeys
}
