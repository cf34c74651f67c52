import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { cloneParts, unpricedParts } from '../../api/contract/set-up.ts'
import { Button } from '../../design/button/Button.tsx'
import { LinkButton } from '../../design/button/LinkButton.tsx'
import { ErrorSummary } from '../../design/error-summary/ErrorSummary.tsx'
import { CheckboxGroup } from '../../design/field/CheckboxGroup.tsx'
import { circleCheck } from '../../design/icon/icons.css.ts'
import { Form, FormFooter, Section } from '../../design/layout/Section.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { InlineLoader } from '../../design/loader/Loader.tsx'
import { Status } from '../../design/status/Status.tsx'
import { Text } from '../../design/text/Text.tsx'
import * as dialogs from '../../machines/dialog/record-dialog.machine.ts'
import * as select from '../../machines/query/query.selectors.ts'
import { type CopyDraft, copyFields } from '../../machines/set-up/copy.machine.ts'
import type { copyPreviewMachine } from '../../machines/set-up/copy-queries.machine.ts'
import { listsOf, totalsOf } from '../../machines/set-up/copy.rules.ts'
import { setUp } from '../../routes/set-up.ts'
import { phrase } from '../../phrases/phrase.ts'
import { SubmitErrorDialog } from '../dialog/SubmitErrorDialog.tsx'
import { useRecordFields } from '../dialog/useRecordFields.ts'
import { fieldId } from '../form/useFormField.ts'
import { QueryStates } from '../query/QueryStates.tsx'
import { changedParts } from './changed-parts.ts'
import { CopyTable } from './CopyTable.tsx'

interface CopyFormProps {
  dialog: dialogs.RecordDialogActor<CopyDraft>
  preview: ActorRefFrom<typeof copyPreviewMachine>
  /** The open property. */
  name: string
  prefix: string
}

/** A tick only if the property has all that the other one has, not if prices keep something from being copied. */
const NothingNew = ({ hasOtherCurrency }: { hasOtherCurrency: boolean }) =>
  hasOtherCurrency ? (
    <Text>{phrase('set-up.nothingToCopyWithoutPrices')}</Text>
  ) : (
    <Status tone="ok" icon={circleCheck} isSentence>
      {phrase('set-up.nothingToCopy')}
    </Status>
  )

const partsId = fieldId('copy', 'parts')

/** What is copied from the chosen property: the parts, and what becomes of their records. */
export function CopyForm({ dialog, preview, name, prefix }: CopyFormProps) {
  const { draft, change, fieldProps } = useRecordFields(dialog, copyFields.labels)
  const errors = useSelector(dialog, dialogs.selectErrors<CopyDraft>)
  const error = useSelector(dialog, dialogs.selectError)
  const isBusy = useSelector(dialog, dialogs.selectIsBusy)
  const isRefused = useSelector(dialog, dialogs.selectIsRefused)
  const found = useSelector(preview, select.selectData)
  const isLoading = useSelector(preview, select.selectIsBusy)
  const [attempt, setAttempt] = useState(0)
  const offered = found?.has_other_currency ? unpricedParts : cloneParts
  const parts = draft.parts.filter((part) => offered.includes(part))
  const isNothingNew = found !== null && totalsOf(found).added === 0
  return (
    <>
      <QueryStates query={preview} staleText={phrase('set-up.copyStale')} missingText={phrase('set-up.noCopy')} />
      {found === null && isLoading ? <InlineLoader>{phrase('list.loading')}</InlineLoader> : null}
      <ErrorSummary
        errors={errors.parts ? [{ id: partsId, label: copyFields.labels.parts, message: errors.parts }] : []}
        attempt={attempt}
      />
      <Form
        label={phrase('set-up.copyTo', { name })}
        onSubmit={() => {
          dialog.send({ type: 'dialog.submitted' })
          setAttempt(attempt + 1)
        }}
      >
        {found ? (
          <Section title={phrase('set-up.whatIsCopied')} description={phrase('set-up.copyHint', { name })}>
            <Stack gap={4}>
              {isNothingNew ? (
                <NothingNew hasOtherCurrency={found.has_other_currency} />
              ) : (
                <CheckboxGroup
                  {...fieldProps('parts')}
                  id={partsId}
                  description={phrase('set-up.partsHint')}
                  choices={offered.map((part) => ({ id: part, label: phrase('set-up.part', { part }) }))}
                  value={parts}
                  onChange={(ticked) => change({ parts: changedParts(parts, ticked) })}
                />
              )}
              {found.has_other_currency ? <Text>{phrase('set-up.otherCurrency')}</Text> : null}
              <CopyTable lists={listsOf(found, parts)} />
            </Stack>
          </Section>
        ) : null}
        <FormFooter>
          {found && !isNothingNew ? (
            <Button type="submit" tone="primary" size="l" isPending={isBusy} pendingLabel={phrase('set-up.copying')}>
              {phrase('set-up.copyInventory')}
            </Button>
          ) : null}
          <LinkButton tone="quiet" href={setUp(prefix)}>
            {phrase('forms.cancel')}
          </LinkButton>
        </FormFooter>
      </Form>
      <SubmitErrorDialog error={error} isOpen={isRefused} onClose={() => dialog.send({ type: 'error.closed' })} />
    </>
  )
}
