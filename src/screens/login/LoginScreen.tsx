import { useSelector } from '@xstate/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Alert } from '../../design/alert/Alert.tsx'
import { AuthLayout } from '../../design/auth-layout/AuthLayout.tsx'
import { signIn } from '../../design/icon/icons.css.ts'
import { Stack } from '../../design/layout/Stack.tsx'
import { NativeButton } from '../../design/native/NativeButton.tsx'
import { NativePasswordField } from '../../design/native/NativePasswordField.tsx'
import { NativeTextField } from '../../design/native/NativeTextField.tsx'
import { signedOutMessages } from '../../machines/session/session.rules.ts'
import { selectError, selectIsPending, selectSignedOutReason } from '../../machines/session/session.selectors.ts'
import { useSession } from '../actor-hooks.ts'
import { Shell } from '../shell/on-demand-shell.tsx'
import { copyright, version } from '../product-info.ts'
import { usePageFocus, usePageTitle } from '../usePage.ts'
import { phrase } from '../../phrases/phrase.ts'

/** The sign-in page. It uses native controls only, so that the first load has no table code (performance P1). */
export function LoginScreen() {
  const session = useSession()
  const isPending = useSelector(session, selectIsPending)
  const error = useSelector(session, selectError)
  const reason = useSelector(session, selectSignedOutReason)
  const [missing, setMissing] = useState({ email: false, password: false })
  const email = usePageFocus<HTMLInputElement>()
  const password = useRef<HTMLInputElement>(null)
  usePageTitle(phrase('sign-in.signIn'), null, Boolean(error) || missing.email || missing.password)

  useEffect(() => {
    const begin = () => {
      session.send({ type: 'login.begun' })
      Shell.preload()
    }
    addEventListener('focusin', begin, { once: true })
    return () => removeEventListener('focusin', begin)
  }, [session])
  // After a failed sign-in the password is most likely wrong, so it is selected.
  useEffect(() => {
    if (error) password.current?.select()
  }, [error])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const credentials = { email: String(form.get('email')).trim(), password: String(form.get('password')) }
    const empty = { email: credentials.email === '', password: credentials.password === '' }
    setMissing(empty)
    if (empty.email) email.current?.focus()
    else if (empty.password) password.current?.focus()
    else if (!isPending) session.send({ type: 'login.submitted', credentials })
  }
  const signedOutMessage = reason && reason !== 'voluntary' ? signedOutMessages[reason] : null

  return (
    <AuthLayout title={phrase('sign-in.signIn')} copyright={copyright} version={phrase('sign-in.version', { version })}>
      <form onSubmit={submit} noValidate aria-label={phrase('sign-in.signIn')}>
        <Stack>
          {signedOutMessage && !error ? <Alert tone="info">{signedOutMessage}</Alert> : null}
          <Alert>{error}</Alert>
          <NativeTextField
            ref={email}
            label={phrase('sign-in.email')}
            name="email"
            type="email"
            autoComplete="username"
            isRequired
            errorMessage={missing.email ? phrase('sign-in.required') : undefined}
          />
          <NativePasswordField
            ref={password}
            label={phrase('sign-in.password')}
            name="password"
            autoComplete="current-password"
            isRequired
            errorMessage={missing.password ? phrase('sign-in.required') : undefined}
          />
          <NativeButton
            type="submit"
            tone="primary"
            size="l"
            icon={signIn}
            isPending={isPending}
            pendingLabel={phrase('sign-in.signingIn')}
          >
            {phrase('sign-in.signIn')}
          </NativeButton>
        </Stack>
      </form>
    </AuthLayout>
  )
}
