import { useSyncExternalStore } from 'react'
import { media } from '../design/theme/media.ts'

const narrowQuery = () => (typeof matchMedia === 'function' ? matchMedia(media.narrow) : null)

const subscribe = (onChange: () => void) => {
  const query = narrowQuery()
  query?.addEventListener('change', onChange)
  return () => query?.removeEventListener('change', onChange)
}

/** True where the page is as wide as a phone. */
export const useIsNarrow = () => useSyncExternalStore(subscribe, () => narrowQuery()?.matches ?? false)
