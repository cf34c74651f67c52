import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-formats'] })
  return () => observer.disconnect()
}

/** The chosen formats of dates and numbers. Renders again when they change, also by another tab. */
export const useFormats = () => useSyncExternalStore(subscribe, () => document.documentElement.dataset.formats)
