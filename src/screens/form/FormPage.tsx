import { useSelector } from '@xstate/react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../design/button/Button.tsx'
import { LinkButton } from '../../design/button/LinkButton.tsx'
import { ErrorSummary } from '../../design/error-summary/ErrorSummary.tsx'
import { history } from '../../design/icon/icons.css.ts'
import { ErrorBell } from '../../design/illustration/Bells.tsx'
import { Page } from '../../design/layout/Page.tsx'
import { PageHeader } from '../../design/layout/PageHeader.tsx'
import { Form, FormFooter } from '../../design/layout/Section.tsx'
import { InlineLoader } from '../../design/loader/Loader.tsx'
import { ResultView } from '../../design/result/ResultView.tsx'
import { Text } from '../../design/text/Text.tsx'
import { type AnyDraft, fieldNamesOf } from '../../machines/form/form.rules.ts'
import * as select from '../../machines/form/form.selectors.ts'
import { SubmitErrorDialog } from '../dialog/SubmitErrorDialog.tsx'
import { usePageFocus, usePageTitle } from '../usePage.ts'
import { ConflictDialog, type ConflictDialogProps } from './ConflictDialog.tsx'
import { useBackToSetUp } from './useBackToSetUp.ts'
import { fieldId, type FormTexts } from './useFormField.ts'
import { phrase } from '../../phrases/phrase.ts'

export interface FormPageProps<Draft extends AnyDraft> {
  form: select.FormActor<Draft>
  texts: FormTexts<Draft>
  /** Name of the record, once loaded. */
  name: string | undefined
  /** The list that opened the form: first breadcrumb and target of Cancel. */
  back: { label: string; href: string }
  /** Name of the property, for the page title. */
  property?: string | null
  valueText: ConflictDialogProps<Draft>['valueText']
  /** Replaces "Create room" if the form creates several records. */
  createLabel?: ReactNode
  /** Link to the record's history; none without a history or the permission. */
  historyHref?: string | null
  /** Further actions on the record, before its history. */
  recordActions?: ReactNode
  /** The form's sections. */
  children: ReactNode
}

/** A form page to create or edit. Errors show in a summary at the top and at each field. */
export function FormPage<Draft extends AnyDraft>({
  form,
  texts,
  name,
  back: list,
  property,
  valueText,
  createLabel = texts.words.create,
  historyHref = null,
  recordActions,
  children,
}: FormPageProps<Draft>) {
  const { idPrefix, words, labels } = texts
  const back = useBackToSetUp() ?? list
  const isNew = useSelector(form, select.selectIsNew<Draft>)
  const errors = useSelector(form, select.selectErrors<Draft>)
  const error = useSelector(form, select.selectError<Draft>)
  const isBusy = useSelector(form, select.selectIsBusy<Draft>)
  const isRefused = useSelector(form, select.selectIsRefused<Draft>)
  const isLoading = useSelector(form, select.selectIsLoading<Draft>)
  const isUnloaded = useSelector(form, select.selectHasLoadFailed<Draft>)
  const isPartlySaved = useSelector(form, select.selectResults<Draft>).length > 0
  const [attempt, setAttempt] = useState(0)
  const heading = isNew ? words.newTitle : name === undefined ? words.editTitle : phrase('forms.editNamed', { name })
  const hint = isPartlySaved ? phrase('forms.refusedNotSavedYet') : phrase('forms.nothingIsSavedYet')
  const title = usePageFocus()
  usePageTitle(heading, property, Object.keys(errors).length > 0)
  const fieldErrors = fieldNamesOf(labels).flatMap((field) => {
    const message = errors[field]
    return message ? [{ id: fieldId(idPrefix, field), label: labels[field], message }] : []
  })

  return (
    <Page>
      <PageHeader
        title={heading}
        titleRef={title}
        breadcrumbs={[back, { label: isNew ? phrase('forms.newCrumb') : phrase('forms.editCrumb') }]}
        actions={
          isNew ? undefined : (
            <>
              {recordActions}
              {historyHref ? (
                <LinkButton icon={history} href={historyHref}>
                  {phrase('forms.history')}
                </LinkButton>
              ) : null}
            </>
          )
        }
      />
      {isLoading ? <InlineLoader>{phrase('forms.loading')}</InlineLoader> : null}
      {isUnloaded ? (
        <ResultView
          illustration={<ErrorBell />}
          subtitle={`${words.notOpened} ${error?.message ?? ''}`}
          actions={
            <>
              <Button tone="primary" onPress={() => form.send({ type: 'load.retried' })}>
                {phrase('forms.retry')}
              </Button>
              <LinkButton href={back.href}>{phrase('forms.backTo', { list: back.label })}</LinkButton>
            </>
          }
        />
      ) : null}
      {isLoading || isUnloaded ? null : (
        <>
          <ErrorSummary errors={fieldErrors} attempt={attempt} />
          <Form
            label={heading}
            onSubmit={() => {
              form.send({ type: 'form.submitted' })
              setAttempt(attempt + 1)
            }}
          >
            {children}
            <FormFooter>
              <Button type="submit" tone="primary" size="l" isPending={isBusy} pendingLabel={phrase('forms.saving')}>
                {isNew ? createLabel : phrase('forms.saveChanges')}
              </Button>
              <LinkButton tone="quiet" href={back.href}>
                {phrase('forms.cancel')}
              </LinkButton>
              <Text tone="caption" size="s">
                {isNew ? hint : phrase('forms.savedOnPress')}
              </Text>
            </FormFooter>
          </Form>
        </>
      )}
      <SubmitErrorDialog error={error} isOpen={isRefused} onClose={() => form.send({ type: 'error.closed' })} />
      <ConflictDialog form={form} title={words.changedMeanwhile} labels={labels} valueText={valueText} />
    </Page>
  )
}
