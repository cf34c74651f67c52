import type { FormEvent } from 'react'
import { useInvalidFocus } from '../dialog/useInvalidFocus.ts'

/** Handler of a form in a dialog. After an attempt, the first invalid field takes the focus. */
export function useSubmit(isBusy: boolean, send: () => void) {
  const { fields, onAttempt } = useInvalidFocus<HTMLFormElement>(isBusy)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
    onAttempt()
  }
  return { form: fields, submit }
}
