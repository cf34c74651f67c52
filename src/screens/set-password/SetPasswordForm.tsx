import { useSelector } from '@xstate/react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Alert } from '../../design/alert/Alert.tsx'
import { LiveRegion } from '../../design/hidden/LiveRegion.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { NativeButton } from '../../design/native/NativeButton.tsx'
import { NativePasswordField } from '../../design/native/NativePasswordField.tsx'
import { Text } from '../../design/text/Text.tsx'
import * as select from '../../machines/password-link/password-link.machine.ts'
import { checklistOf } from '../../machines/password/password.selectors.ts'
import { phrase } from '../../phrases/phrase.ts'
import { PasswordChecklist, rulesText } from '../shell/PasswordChecklist.tsx'

/** Two password fields with the live checklist. After an error, the invalid field takes the focus. */
export function SetPasswordForm({ link }: { link: select.PasswordLinkRef }) {
  const rulesId = useId()
  const owner = useSelector(link, select.selectOwner)
  const draft = useSelector(link, select.selectDraft)
  const isBusy = useSelector(link, select.selectIsBusy)
  const error = useSelector(link, select.selectLinkError)
  const passwordError = useSelector(link, select.selectFieldError('password'))
  const confirmError = useSelector(link, select.selectFieldError('confirm'))
  const rules = checklistOf(draft.password)
  const isWeak = rules.some(({ isMet }) => !isMet)
  const [attempt, setAttempt] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const typed = (field: 'password' | 'confirm') => (value: string) =>
    link.send({ type: 'password.typed', field, value })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    link.send({ type: 'password.submitted' })
    setAttempt(attempt + 1)
  }
  const ruleError = attempt > 0 && draft.password !== '' && isWeak ? phrase('password.mustMeetEveryRule') : undefined
  useEffect(() => {
    if (attempt > 0 && !isBusy) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [attempt, isBusy])
  return (
    <form ref={form} onSubmit={submit} noValidate aria-label={phrase('people.setPassword')}>
      <Stack>
        <Text tone="secondary">{phrase('people.forAccount', { name: owner?.first_name ?? '' })}</Text>
        <Alert>{error?.message}</Alert>
        {/* Password managers store the account with the password. */}
        <input type="hidden" name="email" autoComplete="username" value={owner?.email ?? ''} />
        <Text as="strong">{owner?.email}</Text>
        <NativePasswordField
          label={phrase('shell.newPassword')}
          name="password"
          autoComplete="new-password"
          isRequired
          value={draft.password}
          onChange={typed('password')}
          errorMessage={passwordError ?? ruleError}
          describedById={rulesId}
        />
        <PasswordChecklist id={rulesId} label={phrase('shell.passwordRules')} items={rules} />
        <NativePasswordField
          label={phrase('shell.confirmPassword')}
          name="confirm"
          autoComplete="new-password"
          isRequired
          value={draft.confirm}
          onChange={typed('confirm')}
          errorMessage={confirmError}
        />
        <LiveRegion text={draft.password === '' ? '' : rulesText(phrase('shell.passwordRules'), rules)} />
        <NativeButton
          type="submit"
          tone="primary"
          size="l"
          isPending={isBusy}
          pendingLabel={phrase('people.settingPassword')}
        >
          {phrase('people.setPasswordButton')}
        </NativeButton>
      </Stack>
    </form>
  )
}
