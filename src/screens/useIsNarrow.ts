import { useSyncExternalStore } from 'react'
import { media } from '../design/theme/media.ts'

const query = () => (typeof matchMedia === 'function' ? matchMedia(media.narrow) : null)

const subscribe = (tell: () => void) => {
  const asked = query()
  asked?.addEventListener('change', tell)
  return () => asked?.removeEventListener('change', tell)
}

/** True where the page is as wide as a phone. */
export const useIsNarrow = () => useSyncExternalStore(subscribe, () => query()?.matches ?? false)
