import { useSelector } from '@xstate/react'
import { type ReactNode, useState } from 'react'
import { Alert } from '../../design/alert/Alert.tsx'
import { Button } from '../../design/button/Button.tsx'
import { DefinitionList } from '../../design/definition/DefinitionList.tsx'
import { Dialog } from '../../design/dialog/Dialog.tsx'
import { ErrorSummary } from '../../design/error-summary/ErrorSummary.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { OutcomeList } from '../../design/result/OutcomeList.tsx'
import { Text } from '../../design/text/Text.tsx'
import * as select from '../../machines/dialog/bulk-edit.rules.ts'
import { fieldNamesOf } from '../../machines/form/form.rules.ts'
import { fieldId } from '../form/useFormField.ts'
import type { BulkEditTexts } from './useBulkEdit.ts'
import { phrase } from '../../phrases/phrase.ts'

export interface BulkEditDialogProps<Draft extends object> {
  bulkEdit: select.BulkEditActor<Draft>
  texts: BulkEditTexts<Draft>
  /**
   * The fields, by `useBulkEdit`: `<BulkEditField {...touch('floor')}><TextField {...common('floor')}
   * …/></BulkEditField>`.
   */
  children: ReactNode
}

/**
 * A bulk edit in two steps: the changes, then a confirmation with the count. At the end it lists the rejected
 * records.
 */
export function BulkEditDialog<Draft extends object>({ bulkEdit, texts, children }: BulkEditDialogProps<Draft>) {
  const items = useSelector(bulkEdit, select.selectItems<Draft>)
  const isConfirming = useSelector(bulkEdit, select.selectIsConfirming<Draft>)
  const isAnswered = useSelector(bulkEdit, select.selectIsAnswered<Draft>)
  const { words } = texts
  const close = () => bulkEdit.send({ type: 'bulkEdit.closed' })
  if (isAnswered)
    return (
      <Dialog
        isOpen
        title={phrase('forms.notEverythingWasChanged')}
        onClose={close}
        actions={
          <Button autoFocus onPress={close}>
            {phrase('forms.close')}
          </Button>
        }
      >
        <Results bulkEdit={bulkEdit} texts={texts} />
      </Dialog>
    )
  return (
    <Dialog
      isOpen
      width="wide"
      title={isConfirming ? words.question(items.length) : words.edit(items.length)}
      onClose={close}
      actions={
        isConfirming ? (
          <Confirmation bulkEdit={bulkEdit} label={words.confirm(items.length)} />
        ) : (
          <Review bulkEdit={bulkEdit} onClose={close} />
        )
      }
    >
      {isConfirming ? (
        <Changes bulkEdit={bulkEdit} texts={texts} />
      ) : (
        <Fields bulkEdit={bulkEdit} texts={texts}>
          {children}
        </Fields>
      )}
    </Dialog>
  )
}

interface BulkEditProps<Draft> {
  bulkEdit: select.BulkEditActor<Draft>
}

function Fields<Draft extends object>({ bulkEdit, texts, children }: BulkEditDialogProps<Draft>) {
  const errors = useSelector(bulkEdit, select.selectErrors<Draft>)
  const isNothing = useSelector(bulkEdit, select.selectIsNothingChosen<Draft>)
  const { idPrefix, labels } = texts
  const fieldErrors = fieldNamesOf(labels).flatMap((field) => {
    const message = errors[field]
    return message ? [{ id: fieldId(idPrefix, field), label: labels[field], message }] : []
  })
  return (
    <Stack>
      <Text tone="secondary">{phrase('forms.tickFields')}</Text>
      <ErrorSummary errors={fieldErrors} />
      {children}
      <Alert>{isNothing ? phrase('forms.tickOneField') : null}</Alert>
    </Stack>
  )
}

function Review<Draft extends object>({ bulkEdit, onClose }: BulkEditProps<Draft> & { onClose: () => void }) {
  return (
    <>
      <Button onPress={onClose}>{phrase('forms.cancel')}</Button>
      <Button tone="primary" onPress={() => bulkEdit.send({ type: 'bulkEdit.reviewed' })}>
        {phrase('forms.reviewChanges')}
      </Button>
    </>
  )
}

/** The first button takes the focus, because the button pressed before is gone (WCAG 2.4.3). */
function Confirmation<Draft extends object>({ bulkEdit, label }: BulkEditProps<Draft> & { label: string }) {
  const error = useSelector(bulkEdit, select.selectError<Draft>)
  const isBusy = useSelector(bulkEdit, select.selectIsBusy<Draft>)
  return (
    <>
      <Button autoFocus onPress={() => bulkEdit.send({ type: 'bulkEdit.reopened' })}>
        {phrase('forms.back')}
      </Button>
      <Button
        tone="primary"
        isPending={isBusy}
        pendingLabel={phrase('forms.saving')}
        onPress={() => bulkEdit.send({ type: 'bulkEdit.confirmed' })}
      >
        {error ? phrase('forms.tryAgain') : label}
      </Button>
    </>
  )
}

function Changes<Draft extends object>({ bulkEdit, texts }: BulkEditProps<Draft> & { texts: BulkEditTexts<Draft> }) {
  const touched = useSelector(bulkEdit, select.selectTouched<Draft>)
  const draft = useSelector(bulkEdit, select.selectDraft<Draft>)
  const rows = useSelector(bulkEdit, select.selectRows<Draft>)
  const error = useSelector(bulkEdit, select.selectError<Draft>)
  const { labels, words, valueText } = texts
  const touchedInOrder = fieldNamesOf(labels).filter((name) => touched.includes(name))
  return (
    <Stack>
      <Text tone="secondary">{phrase('forms.newValuesForEach')}</Text>
      <DefinitionList
        items={touchedInOrder.map((name) => {
          const text = valueText(name, draft)
          const changed = rows.filter((row) => valueText(name, row) !== text).length
          return {
            label: labels[name],
            value: (
              <>
                {text}{' '}
                <Text tone="secondary" size="s">
                  {changed === 0 ? phrase('forms.noChange') : words.newFor(changed)}
                </Text>
              </>
            ),
          }
        })}
      />
      <Alert>{error ? error.message : null}</Alert>
    </Stack>
  )
}

function Results<Draft extends object>({ bulkEdit, texts }: BulkEditProps<Draft> & { texts: BulkEditTexts<Draft> }) {
  const items = useSelector(bulkEdit, select.selectItems<Draft>)
  const results = useSelector(bulkEdit, select.selectResults<Draft>)
  const [names] = useState(() => new Map(items.map(({ id, name }) => [id, name])))
  const done = results.filter(({ ok }) => ok).length
  return (
    <Stack>
      <Text tone="secondary">{phrase('forms.refusedStaySelected')}</Text>
      <OutcomeList
        caption={texts.words.partlyChanged({ done, count: results.length })}
        noun={phrase('forms.name')}
        texts={{ done: phrase('forms.changed') }}
        items={results.map(({ id, ok, message }) => ({
          id,
          label: names.get(id) ?? String(id),
          outcome: ok ? 'done' : 'refused',
          note: message ?? undefined,
        }))}
      />
    </Stack>
  )
}
