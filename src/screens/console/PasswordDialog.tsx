import { useSelector } from '@xstate/react'
import { type FormEvent, useId } from 'react'
import { Button } from '../../design/button/Button.tsx'
import { Checklist } from '../../design/checklist/Checklist.tsx'
import { Dialog, DialogActions } from '../../design/dialog/Dialog.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { NativePasswordField } from '../../design/native/NativePasswordField.tsx'
import { Text } from '../../design/text/Text.tsx'
import type { PasswordDraft } from '../../machines/password/password.rules.ts'
import * as select from '../../machines/password/password.selectors.ts'
import { useSession } from '../actors.ts'
import { usePassword } from './actors.ts'

/** Spec, Dialogs: the password dialog, 500 wide, first-time and ordinary; a form, then its result. */
export function PasswordDialog() {
  const password = usePassword()
  const isOpen = useSelector(password, select.selectIsOpen)
  const isForm = useSelector(password, select.selectIsForm)
  const isUpdated = useSelector(password, select.selectIsUpdated)
  const isFirstTime = useSelector(password, select.selectIsFirstTime)
  const message = useSelector(password, select.selectMessage)
  const close = () => password.send({ type: 'password.closed' })
  // The texts of spec section 8, to the letter.
  const result = isUpdated
    ? ({
        kind: 'success',
        title: 'User Password Updated',
        subtitle: 'Successfully Applied Changes!',
        actionLabel: 'Okay, thanks!',
      } as const)
    : ({ kind: 'error', subtitle: message ?? undefined, actionLabel: 'Close' } as const)
  return (
    <Dialog
      title={isFirstTime ? 'Set Your Password' : 'Change Password'}
      isOpen={isOpen}
      width="password"
      // The first-time dialog has no way out but a new password or Logout (readings 13).
      isDismissable={!isFirstTime}
      onClose={close}
      result={isForm || !isOpen ? null : { ...result, onAction: close }}
    >
      <PasswordForm />
    </Dialog>
  )
}

function PasswordForm() {
  const password = usePassword()
  const session = useSession()
  const rulesId = useId()
  const draft = useSelector(password, select.selectDraft)
  const isFirstTime = useSelector(password, select.selectIsFirstTime)
  const isBusy = useSelector(password, select.selectIsBusy)
  const canUpdate = useSelector(password, select.selectCanUpdate)
  const currentError = useSelector(password, select.selectCurrentError)
  const confirmError = useSelector(password, select.selectConfirmError)
  const typed = (field: keyof PasswordDraft) => (value: string) =>
    password.send({ type: 'password.typed', field, value })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    password.send({ type: 'password.submitted' })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {isFirstTime ? (
          <Text tone="secondary">This is your first sign-in. Choose a password of your own to go on.</Text>
        ) : (
          <NativePasswordField
            label="Current password"
            autoComplete="current-password"
            value={draft.current}
            onChange={typed('current')}
            error={currentError ?? undefined}
          />
        )}
        <NativePasswordField
          label="New password"
          autoComplete="new-password"
          value={draft.password}
          onChange={typed('password')}
          describedById={rulesId}
        />
        <Checklist id={rulesId} label="Password rules" items={select.checklistOf(draft.password)} />
        <NativePasswordField
          label="Confirm password"
          autoComplete="new-password"
          value={draft.confirm}
          onChange={typed('confirm')}
          error={confirmError ?? undefined}
        />
        <DialogActions>
          {isFirstTime ? (
            <Button onPress={() => session.send({ type: 'logout.requested' })}>Logout</Button>
          ) : (
            <Button onPress={() => password.send({ type: 'password.closed' })}>Cancel</Button>
          )}
          <Button type="submit" tone="primary" isDisabled={!canUpdate} isPending={isBusy} pendingLabel="Updating">
            Update
          </Button>
        </DialogActions>
      </Stack>
    </form>
  )
}
