import { useSelector } from '@xstate/react'
import { Page } from '../../design/layout/Page.tsx'
import { PageHeader } from '../../design/layout/PageHeader.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { circleCheck } from '../../design/icon/icons.css.ts'
import { Status } from '../../design/status/Status.tsx'
import { InlineLoader } from '../../design/loader/Loader.tsx'
import * as select from '../../machines/query/query.selectors.ts'
import { selectDuplicate, selectIsCopying, selectIsShowingSteps } from '../../machines/set-up/set-up.machine.ts'
import { isSetUp, progressText, stepsOf } from '../../machines/set-up/steps.rules.ts'
import * as routes from '../../routes/properties.ts'
import { phrase } from '../../phrases/phrase.ts'
import { QueryStates } from '../query/QueryStates.tsx'
import { useSection } from '../shell/actor-hooks.ts'
import { useBreadcrumbs } from '../shell/useBreadcrumbs.ts'
import { usePageFocus, usePageTitle } from '../usePage.ts'
import { InventoryLinks } from './InventoryLinks.tsx'
import { CopyScreen } from './CopyScreen.tsx'
import { DuplicateForm } from './DuplicateForm.tsx'
import { StepList } from './StepList.tsx'

/** The set-up of the open property: its steps, the form that duplicates it, or the one that copies inventory to it (ADR 0069, 0077). */
export function SetUpScreen() {
  const setUp = useSection('set-up')
  const duplicate = useSelector(setUp, selectDuplicate)
  const isCopying = useSelector(setUp, selectIsCopying)
  const isShowingSteps = useSelector(setUp, selectIsShowingSteps)
  if (duplicate) return <DuplicateForm dialog={duplicate} source={setUp.getSnapshot().context.input.property} />
  if (isCopying) return <CopyScreen />
  return isShowingSteps ? <Steps /> : null
}

function Steps() {
  const { progress, input } = useSection('set-up').getSnapshot().context
  const { name, prefix } = input.property
  const found = useSelector(progress, select.selectData)
  const isBusy = useSelector(progress, select.selectIsBusy)
  const title = usePageFocus()
  const steps = found && stepsOf(found)
  usePageTitle(phrase('set-up.setUp'), name)
  return (
    <Page>
      <PageHeader
        title={phrase('set-up.setUpOf', { name })}
        titleRef={title}
        breadcrumbs={useBreadcrumbs([
          { label: phrase('products.properties'), href: routes.properties() },
          { label: name, href: routes.property(prefix) },
          { label: phrase('set-up.setUp') },
        ])}
        subtitle={found ? progressText(found) : undefined}
      />
      <Stack gap={4}>
        <QueryStates query={progress} staleText={phrase('set-up.stale')} missingText={phrase('set-up.noSetUp')} />
        {found && isSetUp(found) ? (
          <Status tone="ok" icon={circleCheck} isSentence>
            {phrase('set-up.allDone', { name })}
          </Status>
        ) : null}
        {steps ? (
          <>
            <StepList steps={steps} prefix={prefix} />
            <InventoryLinks prefix={prefix} />
          </>
        ) : isBusy ? (
          <InlineLoader>{phrase('list.loading')}</InlineLoader>
        ) : null}
      </Stack>
    </Page>
  )
}
