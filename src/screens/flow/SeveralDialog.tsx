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
import { countText } from '../../machines/flow/flow-report.ts'
import * as select from '../../machines/flow/several.rules.ts'
import { fieldNamesOf } from '../../machines/form/form.rules.ts'
import { fieldId } from '../form/useFields.ts'
import type { SeveralWords } from './useSeveral.ts'

export interface SeveralDialogProps<Draft extends object> {
  several: select.SeveralActor<Draft>
  words: SeveralWords<Draft>
  /** The fields: `<TouchField {...touch('floor')}><TextField {...common('floor')} …/></TouchField>`, by `useSeveral`. */
  children: ReactNode
}

/** Edit of several in two steps, what to change and for how many, then a result for each that was refused. */
export function SeveralDialog<Draft extends object>({ several, words, children }: SeveralDialogProps<Draft>) {
  const items = useSelector(several, select.selectItems<Draft>)
  const isConfirming = useSelector(several, select.selectIsConfirming<Draft>)
  const isAnswered = useSelector(several, select.selectIsAnswered<Draft>)
  const count = countText(items.length, words.noun)
  const close = () => several.send({ type: 'several.closed' })
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
        <Results several={several} words={words} />
      </Dialog>
    )
  return (
    <Dialog
      isOpen
      width="wide"
      title={isConfirming ? `Change ${count}?` : `Edit ${count}`}
      onClose={close}
      actions={
        isConfirming ? <Confirmation several={several} count={count} /> : <Review several={several} onClose={close} />
      }
    >
      {isConfirming ? (
        <Changes several={several} words={words} />
      ) : (
        <Fields several={several} words={words}>
          {children}
        </Fields>
      )}
    </Dialog>
  )
}

interface Part<Draft> {
  several: select.SeveralActor<Draft>
}

function Fields<Draft extends object>({ several, words, children }: SeveralDialogProps<Draft>) {
  const errors = useSelector(several, select.selectErrors<Draft>)
  const isNothing = useSelector(several, select.selectIsNothing<Draft>)
  const { noun, labels } = words
  const wrong = fieldNamesOf(labels).flatMap((field) => {
    const message = errors[field]
    return message ? [{ id: fieldId(`several ${noun.one}`, field), label: labels[field], message }] : []
  })
  return (
    <Stack>
      <Text tone="secondary">Tick what should change. All else stays as it is.</Text>
      <ErrorSummary errors={wrong} />
      {children}
      <Alert>{isNothing ? 'Nothing is ticked, so nothing would change.' : null}</Alert>
    </Stack>
  )
}

function Review<Draft extends object>({ several, onClose }: Part<Draft> & { onClose: () => void }) {
  return (
    <>
      <Button onPress={onClose}>Cancel</Button>
      <Button tone="primary" onPress={() => several.send({ type: 'several.reviewed' })}>
        Review changes
      </Button>
    </>
  )
}

/** The first button has the focus: the one that was pressed is gone (WCAG 2.4.3). */
function Confirmation<Draft extends object>({ several, count }: Part<Draft> & { count: string }) {
  const error = useSelector(several, select.selectError<Draft>)
  const isBusy = useSelector(several, select.selectIsBusy<Draft>)
  return (
    <>
      <Button autoFocus onPress={() => several.send({ type: 'several.reopened' })}>
        Back
      </Button>
      <Button
        tone="primary"
        isPending={isBusy}
        pendingLabel="Saving"
        onPress={() => several.send({ type: 'several.confirmed' })}
      >
        {error ? 'Try again' : `Change ${count}`}
      </Button>
    </>
  )
}

function Changes<Draft extends object>({ several, words }: Part<Draft> & { words: SeveralWords<Draft> }) {
  const touched = useSelector(several, select.selectTouched<Draft>)
  const draft = useSelector(several, select.selectDraft<Draft>)
  const rows = useSelector(several, select.selectRows<Draft>)
  const error = useSelector(several, select.selectError<Draft>)
  const { labels, noun, valueText } = words
  const inOrder = fieldNamesOf(labels).filter((name) => touched.includes(name))
  return (
    <Stack>
      <Text tone="secondary">What each of them will hold. All else stays as it is.</Text>
      <DefinitionList
        items={inOrder.map((name) => {
          const text = valueText(name, draft)
          const changed = rows.filter((row) => valueText(name, row) !== text).length
          return {
            label: labels[name],
            value: (
              <>
                {text}{' '}
                <Text tone="secondary" size="s">
                  {changed === 0 ? 'As it is already' : `New for ${countText(changed, noun)}`}
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

function Results<Draft extends object>({ several, words }: Part<Draft> & { words: SeveralWords<Draft> }) {
  const items = useSelector(several, select.selectItems<Draft>)
  const results = useSelector(several, select.selectResults<Draft>)
  const [names] = useState(() => new Map(items.map(({ id, name }) => [id, name])))
  const done = results.filter(({ ok }) => ok).length
  return (
    <Stack>
      <Text tone="secondary">Those that were refused stay selected.</Text>
      <OutcomeList
        caption={`${done} of ${countText(results.length, words.noun)} changed`}
        noun="Name"
        words={{ done: 'Changed' }}
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
