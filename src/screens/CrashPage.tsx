import { AuthLayout } from '../design/auth-layout/AuthLayout.tsx'
import { NativeButton } from '../design/native/NativeButton.tsx'
import { copyright, version } from './product-info.ts'
import { usePageTitle } from './usePage.ts'
import { useReloadOnStaleChunk } from './stale-chunk.ts'
import { phrase } from '../phrases/phrase.ts'

/**
 * A route error (requirement 8.route-errors) if not even the shell could render or load. It uses only code of the
 * sign-in page, because another chunk might be missing too.
 */
export function CrashPage({ onRetry = () => location.reload() }: { onRetry?: () => void }) {
  usePageTitle(phrase('states.error'))
  useReloadOnStaleChunk()
  return (
    <AuthLayout
      title={phrase('states.unexpectedApplicationError')}
      copyright={copyright}
      version={phrase('states.version', { version })}
    >
      <NativeButton tone="primary" size="l" onPress={onRetry}>
        {phrase('states.tryAgain')}
      </NativeButton>
    </AuthLayout>
  )
}
