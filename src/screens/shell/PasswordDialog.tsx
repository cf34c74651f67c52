import { useSelector } from '@xstate/react'
import { type FocusEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../design/button/Button.tsx'
import { PasswordChecklist, type PasswordChecklistProps, rulesText } from './PasswordChecklist.tsx'
import { Dialog, DialogActions } from '../../design/dialog/Dialog.tsx'
import { LiveRegion } from '../../design/hidden/LiveRegion.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { NativePasswordField } from '../../design/native/NativePasswordField.tsx'
import { Text } from '../../design/text/Text.tsx'
import type { PasswordDraft } from '../../machines/password/password.rules.ts'
import * as select from '../../machines/password/password.selectors.ts'
import { usePassword } from './actor-hooks.ts'
import { LogoutButton } from './LogoutButton.tsx'
import { phrase } from '../../phrases/phrase.ts'

/**
 * The password dialog, first-time or regular: a form, then its result (requirement 2.dialog.password-width,
 * 4.password.result).
 */
export function PasswordDialog() {
  const password = usePassword()
  const isOpen = useSelector(password, select.selectIsOpen)
  const isForm = useSelector(password, select.selectIsForm)
  const isUpdated = useSelector(password, select.selectIsUpdated)
  const isFirstTime = useSelector(password, select.selectIsFirstTime)
  const message = useSelector(password, select.selectMessage)
  const [isReturned, setReturned] = useState(false)
  const close = () => password.send({ type: 'password.closed' })
  const closeResult = () => {
    setReturned(true)
    close()
  }
  // The texts are prescribed (requirement 8.password-success, 8.password-failure).
  const result = isUpdated
    ? ({
        kind: 'success',
        title: phrase('shell.passwordUpdated'),
        subtitle: phrase('shell.changesApplied'),
        actionLabel: phrase('shell.okayThanks'),
      } as const)
    : ({ kind: 'error', subtitle: message ?? undefined, actionLabel: phrase('shell.close') } as const)
  return (
    <Dialog
      title={isFirstTime ? phrase('shell.setYourPassword') : phrase('shell.changePassword')}
      isOpen={isOpen}
      width="password"
      // The first-time dialog can't be closed: only a new password or Logout ends it (domain D13).
      isDismissable={!isFirstTime}
      onClose={isForm ? close : closeResult}
      result={isForm || !isOpen ? null : { ...result, onAction: closeResult }}
    >
      <PasswordForm isReturned={isReturned} />
    </Dialog>
  )
}

/** A screen reader names the dialog with its first field; of a focused dialog it would read all the text at once. */
const focusOnMount = (input: HTMLInputElement | null) => input?.focus()

/** What is said while the new password is typed (WCAG 4.1.3): the rules it meets, then whether both are equal. */
function progressText(draft: PasswordDraft, rules: PasswordChecklistProps['items'], mismatch: string | undefined) {
  if (draft.password === '') return ''
  return draft.confirm === ''
    ? rulesText(phrase('shell.passwordRules'), rules)
    : (mismatch ?? phrase('shell.passwordsMatch'))
}

/** `isReturned`: the form is shown again after an error, and moves the focus. */
function PasswordForm({ isReturned }: { isReturned: boolean }) {
  const password = usePassword()
  const rulesId = useId()
  const draft = useSelector(password, select.selectDraft)
  const isFirstTime = useSelector(password, select.selectIsFirstTime)
  const isBusy = useSelector(password, select.selectIsBusy)
  const canUpdate = useSelector(password, select.selectCanUpdate)
  const errors = {
    current: useSelector(password, select.selectError('current')),
    password: useSelector(password, select.selectError('password')),
    confirm: useSelector(password, select.selectError('confirm')),
  }
  const rules = select.checklistOf(draft.password)
  const [attempt, setAttempt] = useState(isReturned ? 1 : 0)
  const form = useRef<HTMLFormElement>(null)
  const fields = useRef<HTMLDivElement>(null)
  const typed = (field: keyof PasswordDraft) => (value: string) =>
    password.send({ type: 'password.typed', field, value })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    password.send({ type: 'password.submitted' })
    setAttempt(attempt + 1)
  }
  /** On the way from a field to a button no error may appear: it would move the button from under the pointer. */
  const leave = (event: FocusEvent) => {
    const name = event.target.getAttribute('name')
    if ((name === 'password' || name === 'confirm') && fields.current?.contains(event.relatedTarget))
      password.send({ type: 'password.blurred', field: name })
  }
  // After an error, focus the invalid field, or the submit button for a retry.
  useEffect(() => {
    if (attempt === 0 || isBusy) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    ;(wrong ?? form.current?.querySelector<HTMLElement>('[type=submit]'))?.focus()
  }, [attempt, isBusy])
  return (
    <form
      ref={form}
      onSubmit={submit}
      noValidate
      aria-label={isFirstTime ? phrase('shell.setYourPassword') : phrase('shell.changePassword')}
    >
      <Stack>
        <div ref={fields} onBlur={leave}>
          <Stack>
            {isFirstTime ? (
              <Text tone="secondary">{phrase('shell.firstSignIn')}</Text>
            ) : (
              <NativePasswordField
                ref={focusOnMount}
                label={phrase('shell.currentPassword')}
                autoComplete="current-password"
                value={draft.current}
                onChange={typed('current')}
                errorMessage={errors.current}
              />
            )}
            <NativePasswordField
              label={phrase('shell.newPassword')}
              name="password"
              autoComplete="new-password"
              value={draft.password}
              onChange={typed('password')}
              errorMessage={errors.password}
              describedById={rulesId}
            />
            <PasswordChecklist id={rulesId} label={phrase('shell.passwordRules')} items={rules} />
            <NativePasswordField
              label={phrase('shell.confirmPassword')}
              name="confirm"
              autoComplete="new-password"
              value={draft.confirm}
              onChange={typed('confirm')}
              errorMessage={errors.confirm}
            />
          </Stack>
        </div>
        <LiveRegion text={progressText(draft, rules, errors.confirm)} />
        <DialogActions>
          {isFirstTime ? (
            <LogoutButton />
          ) : (
            <Button onPress={() => password.send({ type: 'password.closed' })}>{phrase('shell.cancel')}</Button>
          )}
          <Button
            type="submit"
            tone="primary"
            isDisabled={!canUpdate}
            isPending={isBusy}
            pendingLabel={phrase('shell.updating')}
          >
            {phrase('shell.update')}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  )
}
