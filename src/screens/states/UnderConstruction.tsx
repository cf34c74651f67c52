import { LinkButton } from '../../design/button/LinkButton.tsx'
import { Scaffold } from '../../design/illustration/Scaffold.tsx'
import { ResultView } from '../../design/result/ResultView.tsx'
import * as routes from '../../routes/properties.ts'
import { usePageFocus, usePageTitle } from '../usePage.ts'
import { StatePage } from './StatePage.tsx'

/** The placeholder for unfinished pages (requirement 2.route.under-construction). */
export function UnderConstruction() {
  usePageTitle('Under construction')
  return (
    <StatePage>
      <ResultView
        level={1}
        titleRef={usePageFocus()}
        illustration={<Scaffold />}
        title="Under construction"
        subtitle="This page is not ready yet."
        actions={<LinkButton href={routes.root}>Back to the start</LinkButton>}
      />
    </StatePage>
  )
}
