import { Alert } from '../alert/Alert.tsx'
import type { Gallery } from '../gallery/gallery.ts'
import { signIn } from '../icon/icons.css.ts'
import { Columns } from '../layout/Columns.tsx'
import { Stack } from '../layout/Stack.tsx'
import { NativeButton } from './NativeButton.tsx'
import { NativePasswordField } from './NativePasswordField.tsx'
import { NativeTextField } from './NativeTextField.tsx'

export const gallery: Gallery = {
  title: 'Native family',
  examples: {
    'Sign-in form': () => (
      <Columns>
        <Stack>
          <Alert>Access denied! Invalid Credentials</Alert>
          <NativeTextField
            label="Email"
            type="email"
            autoComplete="username"
            defaultValue="elena.marsh@lakeside.example"
          />
          <NativePasswordField label="Password" autoComplete="current-password" defaultValue="Welcome-2026!" />
          <NativeButton tone="primary" size="l" icon={signIn}>
            Sign in
          </NativeButton>
        </Stack>
        <Stack>
          <NativeTextField label="Email" errorMessage="Required" isRequired />
          <NativePasswordField
            label="Confirm password"
            autoComplete="new-password"
            errorMessage="Passwords do not match!"
          />
          <NativeButton tone="primary" size="l" isPending pendingLabel="Signing in">
            Sign in
          </NativeButton>
          <NativeButton isDisabled>Update</NativeButton>
        </Stack>
      </Columns>
    ),
  },
}
