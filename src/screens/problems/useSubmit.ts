import { type FormEvent, useEffect, useRef, useState } from 'react'

/** Handler of a form in a dialog. After an attempt, the first invalid field takes the focus. */
export function useSubmit(isBusy: boolean, send: () => void) {
  const form = useRef<HTMLFormElement>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (attempt > 0 && !isBusy)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true],[data-invalid] button')?.focus()
  }, [attempt, isBusy])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
    setAttempt(attempt + 1)
  }
  return { form, submit }
}
