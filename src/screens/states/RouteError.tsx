import { NativeButton } from '../../design/native/NativeButton.tsx'
import { FallenCloche } from '../../design/illustration/FallenCloche.tsx'
import { ResultView } from '../../design/result/ResultView.tsx'
import * as routes from '../../routes/properties.ts'
import { usePageFocus, usePageTitle } from '../usePage.ts'
import { useReloadOnStaleChunk } from '../stale-chunk.ts'
import { StatePage } from './StatePage.tsx'
import { phrase } from '../../phrases/phrase.ts'

/** The page after a thrown exception, with a retry button (requirement 8.route-errors; domain D5). */
export function RouteError({ onRetry = () => location.reload() }: { onRetry?: () => void }) {
  usePageTitle(phrase('states.error'))
  useReloadOnStaleChunk()
  return (
    <StatePage>
      <ResultView
        level={1}
        titleRef={usePageFocus()}
        illustration={<FallenCloche />}
        title={phrase('states.unexpectedApplicationError')}
        subtitle={phrase('states.screenBroke')}
        actions={
          <>
            <NativeButton tone="primary" onPress={onRetry}>
              {phrase('states.tryAgain')}
            </NativeButton>
            <NativeButton onPress={() => location.assign(routes.root)}>{phrase('states.backToTheStart')}</NativeButton>
          </>
        }
      />
    </StatePage>
  )
}
