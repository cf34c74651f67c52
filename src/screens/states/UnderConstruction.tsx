import { LinkButton } from '../../design/button/LinkButton.tsx'
import { Scaffold } from '../../design/illustration/Scaffold.tsx'
import { ResultView } from '../../design/result/ResultView.tsx'
import * as routes from '../../routes/properties.ts'
import { usePageFocus, usePageTitle } from '../usePage.ts'
import { StatePage } from './StatePage.tsx'
import { phrase } from '../../phrases/phrase.ts'

/** The placeholder for unfinished pages (requirement 2.route.under-construction). */
export function UnderConstruction() {
  usePageTitle(phrase('states.underConstruction'))
  return (
    <StatePage>
      <ResultView
        level={1}
        titleRef={usePageFocus()}
        illustration={<Scaffold />}
        title={phrase('states.underConstruction')}
        subtitle={phrase('states.pageNotReady')}
        actions={<LinkButton href={routes.root}>{phrase('states.backToTheStart')}</LinkButton>}
      />
    </StatePage>
  )
}
