import { useCallback, useEffect, useState } from 'react'

/** The most that a search may wait for the next key (performance P7). */
const pauseMs = 150

/**
 * A text that is typed for the address. It is asked for when the typing pauses and when its field is left, so that whatever is
 * done elsewhere is the newer wish and wins. Only what has not been asked for is ever sent.
 */
export function useTyped(inAddress: string, ask: (typed: string) => void) {
  const [typed, setTyped] = useState(inAddress)
  const [seen, setSeen] = useState(inAddress)
  const [isUnasked, setUnasked] = useState(false)
  if (seen !== inAddress) {
    setSeen(inAddress)
    setUnasked(false)
    setTyped(inAddress)
  }
  const tell = useCallback(() => {
    if (!isUnasked) return
    setUnasked(false)
    if (typed !== inAddress) ask(typed)
  }, [isUnasked, typed, inAddress, ask])
  useEffect(() => {
    if (!isUnasked) return undefined
    const timer = setTimeout(tell, pauseMs)
    return () => clearTimeout(timer)
  }, [isUnasked, tell])
  const type = (text: string) => {
    setTyped(text)
    setUnasked(true)
  }
  return { typed, type, tell }
}
