import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { Alert } from '../../design/alert/Alert.tsx'
import { Button } from '../../design/button/Button.tsx'
import { LinkButton } from '../../design/button/LinkButton.tsx'
import { ErrorSummary } from '../../design/error-summary/ErrorSummary.tsx'
import { ErrorBell } from '../../design/illustration/Bells.tsx'
import { Page } from '../../design/layout/Page.tsx'
import { PageHead } from '../../design/layout/PageHead.tsx'
import { Form, FormFoot } from '../../design/layout/Section.tsx'
import { InlineLoader } from '../../design/loader/Loader.tsx'
import { ResultView } from '../../design/result/ResultView.tsx'
import { Text } from '../../design/text/Text.tsx'
import type { PropertyFormRef } from '../../machines/properties/property-form.machine.ts'
import { fieldLabels, fieldNames } from '../../machines/properties/property-form.rules.ts'
import * as select from '../../machines/properties/property-form.selectors.ts'
import * as paths from '../../paths.ts'
import { usePropertyList } from '../actors.ts'
import { usePageFocus, usePageTitle } from '../page.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { fieldId } from './field-id.ts'
import { BookingFields, IdentityFields, PictureFields, PlaceFields } from './PropertyFields.tsx'

/** Create and edit: one form, four sections; what is wrong is told at the top and at its field. */
export function PropertyFormView({ form }: { form: PropertyFormRef }) {
  const search = useSelector(usePropertyList(), (list) => list.context.search)
  const isNew = useSelector(form, select.selectIsNew)
  const record = useSelector(form, select.selectRecord)
  const errors = useSelector(form, select.selectErrors)
  const error = useSelector(form, select.selectError)
  const isBusy = useSelector(form, select.selectIsBusy)
  const isLoading = useSelector(form, select.selectIsLoading)
  const isUnloaded = useSelector(form, select.selectIsUnloaded)
  const isConflict = useSelector(form, select.selectIsConflict)
  const [attempt, setAttempt] = useState(0)
  const heading = isNew ? 'New property' : record ? `Edit ${record.name}` : 'Edit property'
  const title = usePageFocus()
  usePageTitle(heading, null, Object.keys(errors).length > 0)
  const back = paths.properties(search)
  const wrong = fieldNames.flatMap((name) => {
    const message = errors[name]
    return message ? [{ id: fieldId(name), label: fieldLabels[name], message }] : []
  })

  return (
    <Page>
      <PageHead
        title={heading}
        titleRef={title}
        crumbs={[{ label: 'Properties', href: back }, { label: isNew ? 'New' : 'Edit' }]}
      />
      {isLoading ? <InlineLoader>Your content is on its way!</InlineLoader> : null}
      {isUnloaded ? (
        <ResultView
          illustration={<ErrorBell />}
          title="The property could not be opened"
          subtitle={error?.message}
          actions={
            <>
              <Button tone="primary" onPress={() => form.send({ type: 'load.retried' })}>
                Retry
              </Button>
              <LinkButton href={back}>Back to Properties</LinkButton>
            </>
          }
        />
      ) : null}
      {isLoading || isUnloaded ? null : (
        <>
          <ErrorSummary errors={wrong} attempt={attempt} />
          <Form
            label={heading}
            onSubmit={() => {
              form.send({ type: 'form.submitted' })
              setAttempt(attempt + 1)
            }}
          >
            <IdentityFields form={form} />
            <BookingFields form={form} />
            <PlaceFields form={form} />
            <PictureFields form={form} />
            <Alert>{error ? `${error.message}${error.requestId ? ` Request ${error.requestId}.` : ''}` : null}</Alert>
            <FormFoot>
              <Button type="submit" tone="primary" size="l" isPending={isBusy} pendingLabel="Saving">
                {isNew ? 'Create property' : 'Save changes'}
              </Button>
              <LinkButton tone="quiet" href={back}>
                Cancel
              </LinkButton>
              <Text tone="caption" size="s">
                {isNew ? 'Nothing is saved yet' : 'Changes are saved when you press Save changes'}
              </Text>
            </FormFoot>
          </Form>
        </>
      )}
      {isConflict ? <ConflictDialog form={form} /> : null}
    </Page>
  )
}
