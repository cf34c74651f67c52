import { NativeButton } from '../../design/native/NativeButton.tsx'
import { FallenCloche } from '../../design/illustration/FallenCloche.tsx'
import { ResultView } from '../../design/result/ResultView.tsx'
import * as routes from '../../routes/properties.ts'
import { usePageFocus, usePageTitle } from '../usePage.ts'
import { useReloadOnStaleChunk } from '../stale-chunk.ts'
import { StatePage } from './StatePage.tsx'

/** The page after a thrown exception, with a retry button (requirement 8.route-errors; domain D5). */
export function RouteError({ onRetry = () => location.reload() }: { onRetry?: () => void }) {
  usePageTitle('Error')
  useReloadOnStaleChunk()
  return (
    <StatePage>
      <ResultView
        level={1}
        titleRef={usePageFocus()}
        illustration={<FallenCloche />}
        title="Unexpected Application Error!"
        subtitle="Something in this screen broke. Try again, or go back to the start."
        actions={
          <>
            <NativeButton tone="primary" onPress={onRetry}>
              Try again
            </NativeButton>
            <NativeButton onPress={() => location.assign(routes.root)}>Back to the start</NativeButton>
          </>
        }
      />
    </StatePage>
  )
}
