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
import { countText } from '../../machines/dialog/dialog-report.ts'
import * as select from '../../machines/dialog/bulk-edit.rules.ts'
import { fieldNamesOf } from '../../machines/form/form.rules.ts'
import { fieldId } from '../form/useFormField.ts'
import type { BulkEditTexts } from './useBulkEdit.ts'

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
  const count = countText(items.length, texts.noun)
  const close = () => bulkEdit.send({ type: 'bulkEdit.closed' })
  if (isAnswered)
    return (
      <Dialog
        isOpen
        title="Not everything was changed"
        onClose={close}
        actions={
          <Button autoFocus onPress={close}>
            Close
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
      title={isConfirming ? `Change ${count}?` : `Edit ${count}`}
      onClose={close}
      actions={
        isConfirming ? (
          <Confirmation bulkEdit={bulkEdit} count={count} />
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
  const { noun, labels } = texts
  const fieldErrors = fieldNamesOf(labels).flatMap((field) => {
    const message = errors[field]
    return message ? [{ id: fieldId(`bulk edit ${noun.one}`, field), label: labels[field], message }] : []
  })
  return (
    <Stack>
      <Text tone="secondary">Tick the fields to change. Other fields stay as they are.</Text>
      <ErrorSummary errors={fieldErrors} />
      {children}
      <Alert>{isNothing ? 'Tick at least one field to change.' : null}</Alert>
    </Stack>
  )
}

function Review<Draft extends object>({ bulkEdit, onClose }: BulkEditProps<Draft> & { onClose: () => void }) {
  return (
    <>
      <Button onPress={onClose}>Cancel</Button>
      <Button tone="primary" onPress={() => bulkEdit.send({ type: 'bulkEdit.reviewed' })}>
        Review changes
      </Button>
    </>
  )
}

/** The first button takes the focus, because the button pressed before is gone (WCAG 2.4.3). */
function Confirmation<Draft extends object>({ bulkEdit, count }: BulkEditProps<Draft> & { count: string }) {
  const error = useSelector(bulkEdit, select.selectError<Draft>)
  const isBusy = useSelector(bulkEdit, select.selectIsBusy<Draft>)
  return (
    <>
      <Button autoFocus onPress={() => bulkEdit.send({ type: 'bulkEdit.reopened' })}>
        Back
      </Button>
      <Button
        tone="primary"
        isPending={isBusy}
        pendingLabel="Saving"
        onPress={() => bulkEdit.send({ type: 'bulkEdit.confirmed' })}
      >
        {error ? 'Try again' : `Change ${count}`}
      </Button>
    </>
  )
}

function Changes<Draft extends object>({ bulkEdit, texts }: BulkEditProps<Draft> & { texts: BulkEditTexts<Draft> }) {
  const touched = useSelector(bulkEdit, select.selectTouched<Draft>)
  const draft = useSelector(bulkEdit, select.selectDraft<Draft>)
  const rows = useSelector(bulkEdit, select.selectRows<Draft>)
  const error = useSelector(bulkEdit, select.selectError<Draft>)
  const { labels, noun, valueText } = texts
  const touchedInOrder = fieldNamesOf(labels).filter((name) => touched.includes(name))
  return (
    <Stack>
      <Text tone="secondary">New values for each. Other fields stay as they are.</Text>
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
                  {changed === 0 ? 'No change' : `New for ${countText(changed, noun)}`}
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
      <Text tone="secondary">The refused ones stay selected.</Text>
      <OutcomeList
        caption={`${done} of ${countText(results.length, texts.noun)} changed`}
        noun="Name"
        texts={{ done: 'Changed' }}
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
