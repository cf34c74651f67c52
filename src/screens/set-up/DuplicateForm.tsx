import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { cloneParts } from '../../api/contract/set-up.ts'
import type { Property } from '../../api/contract/property.ts'
import { Button } from '../../design/button/Button.tsx'
import { ErrorSummary } from '../../design/error-summary/ErrorSummary.tsx'
import { CheckboxGroup } from '../../design/field/CheckboxGroup.tsx'
import { TextField } from '../../design/field/TextField.tsx'
import { Page } from '../../design/layout/Page.tsx'
import { PageHeader } from '../../design/layout/PageHeader.tsx'
import { FieldGrid, Form, FormFooter, Section, Span } from '../../design/layout/Section.tsx'
import * as select from '../../machines/dialog/record-dialog.machine.ts'
import { fieldNamesOf } from '../../machines/form/form.rules.ts'
import { type DuplicateDraft, duplicateFields } from '../../machines/set-up/duplicate.machine.ts'
import { prefixOf } from '../../machines/properties/property-form.rules.ts'
import * as routes from '../../routes/properties.ts'
import { phrase } from '../../phrases/phrase.ts'
import { SubmitErrorDialog } from '../dialog/SubmitErrorDialog.tsx'
import { useRecordFields } from '../dialog/useRecordFields.ts'
import { fieldId } from '../form/useFormField.ts'
import { PrefixedField } from '../properties/PrefixedField.tsx'
import { useBreadcrumbs } from '../shell/useBreadcrumbs.ts'
import { usePageFocus, usePageTitle } from '../usePage.ts'
import { changedParts } from './changed-parts.ts'

interface DuplicateFormProps {
  dialog: select.RecordDialogActor<DuplicateDraft>
  source: Pick<Property, 'name' | 'prefix'>
}

const idPrefix = 'duplicate'
const { labels } = duplicateFields

/** Form that creates a property with the settings and the chosen inventory of the open one. */
export function DuplicateForm({ dialog, source }: DuplicateFormProps) {
  const { draft, change, fieldProps } = useRecordFields(dialog, labels)
  const errors = useSelector(dialog, select.selectErrors<DuplicateDraft>)
  const error = useSelector(dialog, select.selectError)
  const isBusy = useSelector(dialog, select.selectIsBusy)
  const isRefused = useSelector(dialog, select.selectIsRefused)
  const [attempt, setAttempt] = useState(0)
  // The prefix follows the name until somebody types another one.
  const [isTyped, setIsTyped] = useState(false)
  const title = usePageFocus()
  const heading = phrase('set-up.duplicateOf', { name: source.name })
  usePageTitle(heading, null, Object.keys(errors).length > 0)
  const summary = fieldNamesOf(labels).flatMap((name) => {
    const message = errors[name]
    return message ? [{ id: fieldId(idPrefix, name), label: labels[name], message }] : []
  })
  const props = (name: keyof DuplicateDraft) => ({ ...fieldProps(name), id: fieldId(idPrefix, name) })

  return (
    <Page>
      <PageHeader
        title={heading}
        titleRef={title}
        breadcrumbs={useBreadcrumbs([
          { label: phrase('products.properties'), href: routes.properties() },
          { label: source.name, href: routes.property(source.prefix) },
          { label: phrase('set-up.duplicate') },
        ])}
      />
      <ErrorSummary errors={summary} attempt={attempt} />
      <Form
        label={heading}
        onSubmit={() => {
          dialog.send({ type: 'dialog.submitted' })
          setAttempt(attempt + 1)
        }}
      >
        <Section title={phrase('properties.identity')} description={phrase('properties.identityDescription')}>
          <FieldGrid>
            <Span columns={4}>
              <TextField
                {...props('name')}
                isRequired
                value={draft.name}
                onChange={(name) => change(isTyped ? { name } : { name, prefix: prefixOf(name) })}
              />
            </Span>
            <Span columns={4}>
              <PrefixedField
                {...props('prefix')}
                isRequired
                prefix="/properties/"
                description={
                  isTyped || draft.prefix === ''
                    ? phrase('properties.prefixDescription')
                    : phrase('properties.prefixSuggested')
                }
                value={draft.prefix}
                onChange={(prefix) => {
                  setIsTyped(prefix !== '')
                  change({ prefix })
                }}
              />
            </Span>
          </FieldGrid>
        </Section>
        <Section title={phrase('set-up.whatIsCopied')} description={phrase('set-up.duplicateHint')}>
          <CheckboxGroup
            {...props('parts')}
            description={phrase('set-up.partsHint')}
            choices={cloneParts.map((part) => ({ id: part, label: phrase('set-up.part', { part }) }))}
            value={draft.parts}
            onChange={(parts) => change({ parts: changedParts(draft.parts, parts) })}
          />
        </Section>
        <FormFooter>
          <Button type="submit" tone="primary" size="l" isPending={isBusy} pendingLabel={phrase('forms.saving')}>
            {phrase('set-up.duplicate')}
          </Button>
          <Button tone="quiet" onPress={() => dialog.send({ type: 'dialog.closed' })}>
            {phrase('forms.cancel')}
          </Button>
        </FormFooter>
      </Form>
      <SubmitErrorDialog error={error} isOpen={isRefused} onClose={() => dialog.send({ type: 'error.closed' })} />
    </Page>
  )
}
