import { LinkButton } from '../../design/button/LinkButton.tsx'
import { KeyRack } from '../../design/illustration/KeyRack.tsx'
import { ResultView } from '../../design/result/ResultView.tsx'
import * as routes from '../../routes/properties.ts'
import { usePageFocus, usePageTitle } from '../usePage.ts'
import { StatePage } from './StatePage.tsx'
import { phrase } from '../../phrases/phrase.ts'

/** The page for unknown addresses, shown at that address (domain D5). `message` gives details, if known. */
export function NotFound({ message = phrase('states.pageDoesNotExist') }: { message?: string | null }) {
  usePageTitle(phrase('states.pageNotFound'))
  return (
    <StatePage>
      <ResultView
        level={1}
        titleRef={usePageFocus()}
        illustration={<KeyRack />}
        title={phrase('states.pageNotFoundHeading')}
        subtitle={message ?? undefined}
        actions={<LinkButton href={routes.root}>{phrase('states.backToTheStart')}</LinkButton>}
      />
    </StatePage>
  )
}
