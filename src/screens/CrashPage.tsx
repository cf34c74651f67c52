import { AuthLayout } from '../design/auth-layout/AuthLayout.tsx'
import { NativeButton } from '../design/native/NativeButton.tsx'
import { copyright, usePageTitle, version } from './page.ts'
import { useReloadOnStaleChunk } from './stale-chunk.ts'

/**
 * A route error (requirement 8.route-errors) where not even the console could be drawn or its code loaded: made of what the sign-in
 * page has anyway, because it must not depend on another chunk that may be gone too.
 */
export function CrashPage({ onRetry = () => location.reload() }: { onRetry?: () => void }) {
  usePageTitle('Error')
  useReloadOnStaleChunk()
  return (
    <AuthLayout title="Unexpected Application Error!" copyright={copyright} version={`Version ${version}`}>
      <NativeButton tone="primary" size="l" onPress={onRetry}>
        Try again
      </NativeButton>
    </AuthLayout>
  )
}
