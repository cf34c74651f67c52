import { useCallback, useEffect, useState } from 'react'

/** Pause in typing, in ms, before the search is sent (performance P7). */
const debounceMs = 150

/**
 * Text typed for the URL. It is applied when typing pauses and when the field is left. A later change elsewhere in
 * the URL wins over unsent text.
 */
export function useDebouncedText(inAddress: string, onTyped: (typed: string) => void) {
  const [typed, setTyped] = useState(inAddress)
  const [lastInAddress, setLastInAddress] = useState(inAddress)
  const [isPending, setPending] = useState(false)
  if (lastInAddress !== inAddress) {
    setLastInAddress(inAddress)
    setPending(false)
    setTyped(inAddress)
  }
  const flush = useCallback(() => {
    if (!isPending) return
    setPending(false)
    if (typed !== inAddress) onTyped(typed)
  }, [isPending, typed, inAddress, onTyped])
  useEffect(() => {
    if (!isPending) return undefined
    const timer = setTimeout(flush, debounceMs)
    return () => clearTimeout(timer)
  }, [isPending, flush])
  const type = (text: string) => {
    setTyped(text)
    setPending(true)
  }
  return { typed, type, flush }
}
