import { useCallback, useEffect, useState } from 'react'

/** The most that a search may wait for the next key (performance P7). */
const debounceMs = 150

/**
 * A text that is typed for the address. It is asked for when the typing pauses and when its field is left, so that whatever is
 * done elsewhere is the newer wish and wins. Only what has not been asked for is ever sent.
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
