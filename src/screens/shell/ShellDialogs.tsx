import { useSelector } from '@xstate/react'
import { selectIsOpen } from '../../machines/password/password.selectors.ts'
import { useShell, usePassword } from './actor-hooks.ts'
import { ConfirmationDialog } from './ConfirmationDialog.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import { PreferencesDialog } from './PreferencesDialog.tsx'
import { ShortcutsDialog } from './ShortcutsDialog.tsx'

interface ShellDialogsProps {
  dialog: 'preferences' | 'shortcuts' | null
  onClose: () => void
  onShortcuts: () => void
}

/** The dialogs that open above any screen, in one file: few people need them, and each file costs the first load its name. */
export function ShellDialogs({ dialog, onClose, onShortcuts }: ShellDialogsProps) {
  const isPasswordOpen = useSelector(usePassword(), selectIsOpen)
  const confirmation = useSelector(useShell(), ({ context }) => context.confirmation)
  return (
    <>
      {isPasswordOpen ? <PasswordDialog /> : null}
      {dialog === 'preferences' ? <PreferencesDialog onClose={onClose} onShortcuts={onShortcuts} /> : null}
      {dialog === 'shortcuts' ? <ShortcutsDialog onClose={onClose} /> : null}
      {confirmation ? <ConfirmationDialog step={confirmation} /> : null}
    </>
  )
}
