import { LinkButton } from '../../design/button/LinkButton.tsx'
import { KeyRack } from '../../design/illustration/KeyRack.tsx'
import { ResultView } from '../../design/result/ResultView.tsx'
import * as routes from '../../routes/properties.ts'
import { usePageFocus, usePageTitle } from '../usePage.ts'
import { StatePage } from './StatePage.tsx'

/** The page for unknown addresses, shown at that address (domain D5). `message` gives details, if known. */
export function NotFound({ message = 'The page does not exist or was removed.' }: { message?: string | null }) {
  usePageTitle('Page not found')
  return (
    <StatePage>
      <ResultView
        level={1}
        titleRef={usePageFocus()}
        illustration={<KeyRack />}
        title="404: page not found"
        subtitle={message ?? undefined}
        actions={<LinkButton href={routes.root}>Back to the start</LinkButton>}
      />
    </StatePage>
  )
}
