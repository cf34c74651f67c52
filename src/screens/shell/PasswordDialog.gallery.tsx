import { Button } from '../../design/button/Button.tsx'
import { PasswordChecklist } from './PasswordChecklist.tsx'
import type { Gallery } from '../../design/gallery/gallery.ts'
import { Stack } from '../../design/layout/Stack.tsx'
import { NativePasswordField } from '../../design/native/NativePasswordField.tsx'
import { Dialog, DialogActions } from '../../design/dialog/Dialog.tsx'

const idle = () => undefined

export const gallery: Gallery = {
  title: 'Page: password dialog',
  isPage: true,
  examples: {
    Dialog: () => (
      <Dialog title="Change Password" width="password" isOpen onClose={idle}>
        <form aria-label="Change Password">
          <Stack>
            <NativePasswordField label="Current password" autoComplete="current-password" defaultValue="sommer2025" />
            <NativePasswordField
              label="New password"
              autoComplete="new-password"
              defaultValue="Lakeside7"
              describedById="rules"
            />
            <PasswordChecklist
              id="rules"
              label="Password rules"
              items={[
                'At least 8 characters',
                'Contains a number',
                'A lowercase letter',
                'An uppercase letter',
                'A symbol',
              ].map((label, at) => ({ label, isMet: at < 4 }))}
            />
            <NativePasswordField
              label="Confirm password"
              autoComplete="new-password"
              errorMessage="Passwords do not match!"
            />
          </Stack>
          <DialogActions>
            <Button>Cancel</Button>
            <Button tone="primary" isDisabled>
              Update
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    ),
  },
}
