import { useEffect, useRef, useState } from 'react'

/** Moves the focus to the first invalid field after an attempt to send. */
export function useInvalidFocus<Container extends HTMLElement>(isBusy: boolean) {
  const fields = useRef<Container>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (attempt > 0 && !isBusy)
      fields.current?.querySelector<HTMLElement>('[aria-invalid=true],[data-invalid] button')?.focus()
  }, [attempt, isBusy])
  return { fields, onAttempt: () => setAttempt((count) => count + 1) }
}
