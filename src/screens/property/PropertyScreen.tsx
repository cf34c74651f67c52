import { useSelector } from '@xstate/react'
import { Button } from '../../design/button/Button.tsx'
import { ErrorBell } from '../../design/illustration/Bells.tsx'
import { ResultView } from '../../design/result/ResultView.tsx'
import {
  selectIsFailed,
  selectIsUnknown,
  selectMessage,
  selectProperty,
} from '../../machines/property/property.machine.ts'
import type { Section } from '../../paths.ts'
import { useProperty } from '../actors.ts'
import { sectionItems } from '../console/menu.ts'
import { FullLoader } from '../FullLoader.tsx'
import { usePageTitle } from '../page.ts'
import { NotFound } from '../states/NotFound.tsx'
import { StatePage } from '../states/StatePage.tsx'
import { UnderConstruction } from '../states/UnderConstruction.tsx'

/** A section of the open property; until its screen is built, the placeholder stands in the layout. */
export function PropertyScreen({ section }: { section: Section }) {
  const actor = useProperty()
  const property = useSelector(actor, selectProperty)
  const isFailed = useSelector(actor, selectIsFailed)
  const isUnknown = useSelector(actor, selectIsUnknown)
  const message = useSelector(actor, selectMessage)
  if (isFailed && isUnknown) return <NotFound message={message} />
  if (isFailed) return <SelectionFailed message={message} onRetry={() => actor.send({ type: 'property.retried' })} />
  if (!property) return <FullLoader />
  return <UnderConstruction key={section} title={sectionItems[section].label} property={property.name} />
}

function SelectionFailed({ message, onRetry }: { message: string | null; onRetry: () => void }) {
  usePageTitle('Property')
  return (
    <StatePage>
      <ResultView
        level={1}
        illustration={<ErrorBell />}
        title="The property could not be opened"
        subtitle={message ?? undefined}
        actions={
          <Button tone="primary" onPress={onRetry}>
            Retry
          </Button>
        }
      />
    </StatePage>
  )
}
