import { useSelector } from '@xstate/react'
import { LinkButton } from '../../design/button/LinkButton.tsx'
import { ComboBox } from '../../design/field/ComboBox.tsx'
import { FieldGrid, FormFooter, Section, Span } from '../../design/layout/Section.tsx'
import { Page } from '../../design/layout/Page.tsx'
import { PageHeader } from '../../design/layout/PageHeader.tsx'
import { InlineLoader } from '../../design/loader/Loader.tsx'
import { Text } from '../../design/text/Text.tsx'
import * as select from '../../machines/query/query.selectors.ts'
import { selectCopy, selectSourceId } from '../../machines/set-up/set-up.machine.ts'
import * as routes from '../../routes/properties.ts'
import { setUp } from '../../routes/set-up.ts'
import { copyToProperty } from '../../routes/set-up-view.ts'
import { phrase } from '../../phrases/phrase.ts'
import { navigate } from '../navigate.ts'
import { QueryStates } from '../query/QueryStates.tsx'
import { useSection } from '../shell/actor-hooks.ts'
import { useBreadcrumbs } from '../shell/useBreadcrumbs.ts'
import { usePageFocus, usePageTitle } from '../usePage.ts'
import { CopyForm } from './CopyForm.tsx'

/** Copies inventory of another property to the open one: chooses the property, then what is copied (ADR 0077). */
export function CopyScreen() {
  const section = useSection('set-up')
  const { input, sources, preview } = section.getSnapshot().context
  const { name, prefix } = input.property
  const copy = useSelector(section, selectCopy)
  const sourceId = useSelector(section, selectSourceId)
  const found = useSelector(sources, select.selectData)
  const isBusy = useSelector(sources, select.selectIsBusy)
  const title = usePageFocus()
  const heading = phrase('set-up.copyTo', { name })
  usePageTitle(heading, null)
  return (
    <Page>
      <PageHeader
        title={heading}
        titleRef={title}
        breadcrumbs={useBreadcrumbs([
          { label: phrase('products.properties'), href: routes.properties() },
          { label: name, href: routes.property(prefix) },
          { label: phrase('set-up.setUp'), href: setUp(prefix) },
          { label: phrase('set-up.copyInventory') },
        ])}
      />
      <QueryStates query={sources} staleText={phrase('set-up.copyStale')} missingText={phrase('set-up.noCopy')} />
      {found ? (
        <Section title={phrase('set-up.copyFrom')} description={phrase('set-up.copyFromHint')}>
          {found.length > 0 ? (
            <FieldGrid>
              <Span columns={4}>
                <ComboBox
                  label={phrase('set-up.property')}
                  choices={found.map((source) => ({ id: source.id, label: source.name }))}
                  value={sourceId}
                  onChange={(id) => navigate(copyToProperty(prefix, id), { replace: true })}
                />
              </Span>
            </FieldGrid>
          ) : (
            <Text>{phrase('set-up.noOtherProperty')}</Text>
          )}
        </Section>
      ) : isBusy ? (
        <InlineLoader>{phrase('list.loading')}</InlineLoader>
      ) : null}
      {copy ? (
        <CopyForm key={sourceId} dialog={copy} preview={preview} name={name} prefix={prefix} />
      ) : (
        <FormFooter>
          <LinkButton tone="quiet" href={setUp(prefix)}>
            {phrase('forms.cancel')}
          </LinkButton>
        </FormFooter>
      )}
    </Page>
  )
}
