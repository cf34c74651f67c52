import { useSyncExternalStore } from 'react'
import { media } from './media.ts'

const narrowQuery = () => (typeof matchMedia === 'function' ? matchMedia(media.narrow) : null)

const subscribe = (onChange: () => void) => {
  const query = narrowQuery()
  query?.addEventListener('change', onChange)
  return () => query?.removeEventListener('change', onChange)
}

/** True if the viewport is as narrow as a phone's. */
export const useIsNarrow = () => useSyncExternalStore(subscribe, () => narrowQuery()?.matches ?? false)
