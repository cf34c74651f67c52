import { useSyncExternalStore } from 'react'
import { formatLocale } from '../locale/format-locale.ts'

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-formats'] })
  return () => observer.disconnect()
}

/** The locale of dates and numbers. Renders again when it changes, also by another tab. */
export const useFormatLocale = () => useSyncExternalStore(subscribe, formatLocale)
