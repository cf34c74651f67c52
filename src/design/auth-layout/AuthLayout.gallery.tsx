import { Alert } from '../alert/Alert.tsx'
import type { Gallery } from '../gallery/gallery.ts'
import { signIn } from '../icon/icons.css.ts'
import { Stack } from '../layout/Stack.tsx'
import { NativeButton } from '../native/NativeButton.tsx'
import { NativePasswordField } from '../native/NativePasswordField.tsx'
import { NativeTextField } from '../native/NativeTextField.tsx'
import { AuthLayout } from './AuthLayout.tsx'

export const gallery: Gallery = {
  title: 'Page: sign in',
  isPage: true,
  examples: {
    'Sign in': () => (
      <AuthLayout title="Sign in" copyright="© 2026 Hotel Management" version="Version 1.0.0-alpha">
        <form aria-label="Sign in">
          <Stack>
            <Alert>Access denied! Invalid Credentials</Alert>
            <NativeTextField
              label="Email"
              type="email"
              autoComplete="username"
              defaultValue="elena.marsh@lakeside.example"
            />
            <NativePasswordField label="Password" autoComplete="current-password" />
            <NativeButton type="submit" tone="primary" size="l" icon={signIn}>
              Sign in
            </NativeButton>
          </Stack>
        </form>
      </AuthLayout>
    ),
  },
}
