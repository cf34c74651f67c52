import { useSelector } from '@xstate/react'
import { Alert } from '../../design/alert/Alert.tsx'
import { Page } from '../../design/layout/Page.tsx'
import { PageHeader } from '../../design/layout/PageHeader.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { StepIndicator } from './StepIndicator.tsx'
import * as select from '../../machines/import/import.selectors.ts'
import type { ImportActor } from '../../machines/import/import.machine.ts'
import * as routes from '../../routes/products.ts'
import { setUp } from '../../routes/set-up.ts'
import { useProducts } from '../shell/actor-hooks.ts'
import { usePageFocus, usePageTitle } from '../usePage.ts'
import { tabLabels } from '../products/tabs.ts'
import { ChooseStep } from './ChooseStep.tsx'
import { CommitStep } from './CommitStep.tsx'
import { OpeningStep } from './OpeningStep.tsx'
import { PreviewStep } from './PreviewStep.tsx'
import { ResultStep } from './ResultStep.tsx'
import { phrase } from '../../phrases/phrase.ts'

const steps = [phrase('imports.chooseAFile'), phrase('imports.preview'), phrase('imports.import')]
const stepNumbers: Record<select.ImportStep, number> = { choosing: 0, reading: 0, preview: 1, committing: 2, done: 2 }

const CurrentStep = ({ step, form }: { step: select.ImportStep; form: ImportActor }) => {
  switch (step) {
    case 'choosing':
      return <ChooseStep form={form} />
    case 'reading':
      return <OpeningStep form={form} />
    case 'preview':
      return <PreviewStep form={form} />
    case 'committing':
      return <CommitStep form={form} />
    case 'done':
      return <ResultStep form={form} />
  }
}

/** Imports an xlsx file in three steps. Only the last step changes data (domain D44). */
export function ImportScreen({ form }: { form: ImportActor }) {
  const { property } = useProducts().getSnapshot().context.input
  const step = useSelector(form, select.selectStep)
  const tab = useSelector(form, select.selectTab)
  const problem = useSelector(form, select.selectProblem)
  const heading = phrase('imports.title', { tab })
  const title = usePageFocus()
  usePageTitle(heading, property.name, problem !== null)
  return (
    <Page>
      <PageHeader
        title={heading}
        titleRef={title}
        breadcrumbs={[
          tab === 'everything'
            ? { label: phrase('set-up.setUp'), href: setUp(property.prefix) }
            : {
                label: tabLabels[tab],
                href: routes.products(property.prefix, tab, routes.parseSearch(tab, window.location.search)),
              },
          { label: phrase('imports.import') },
        ]}
      />
      <Stack gap={4}>
        <StepIndicator label={phrase('imports.import')} steps={steps} current={stepNumbers[step]} />
        <Alert>{problem}</Alert>
        <CurrentStep key={step} step={step} form={form} />
      </Stack>
    </Page>
  )
}
