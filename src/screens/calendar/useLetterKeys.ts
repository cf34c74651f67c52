import { useMemo, useSyncExternalStore } from 'react'
import { singleKeys } from '../../api/contract/single-keys.ts'
import type { TapeLetterKeys } from '../../features/tape-chart/tape-chart.types.ts'
import { activeKeys } from '../../machines/preferences/single-keys.ts'
import { watchAttributes } from '../watch-attributes.ts'

const subscribe = watchAttributes(['single_keys', ...Object.keys(singleKeys)].map((name) => `data-${name}`))
// A store's value must be equal as long as it is unchanged, so it is text.
const keysAsText = () => JSON.stringify(activeKeys())

/** The letter keys of the chart, as the person has set them. */
export function useLetterKeys(): TapeLetterKeys {
  const text = useSyncExternalStore(subscribe, keysAsText)
  return useMemo(() => {
    const { key_block: block, key_move: move, key_resize: resize } = JSON.parse(text) as ReturnType<typeof activeKeys>
    return { block, move, resize }
  }, [text])
}
