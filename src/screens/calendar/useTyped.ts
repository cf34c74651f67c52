import { useEffect, useState } from 'react'

const pauseMs = 300

/** What is typed stands at once; it is asked for once the typing pauses, and follows the address otherwise. */
export function useTyped<Value extends string>(
  settled: Value,
  isWhole: (typed: Value) => boolean,
  ask: (typed: Value) => void,
) {
  const [typed, setTyped] = useState(settled)
  const [seen, setSeen] = useState(settled)
  const [asked, setAsked] = useState(settled)
  if (seen !== settled) {
    setSeen(settled)
    // What was asked for here has arrived: more may have been typed since.
    if (settled !== asked) setTyped(settled)
  }
  useEffect(() => {
    if (typed === settled || !isWhole(typed)) return undefined
    const timer = setTimeout(() => {
      setAsked(typed)
      ask(typed)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [typed, settled, isWhole, ask])
  return [typed, setTyped] as const
}
