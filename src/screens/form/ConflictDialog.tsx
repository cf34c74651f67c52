import { useSelector } from '@xstate/react'
import { Button } from '../../design/button/Button.tsx'
import { Dialog } from '../../design/dialog/Dialog.tsx'
import { DialogMessage } from '../../design/dialog/DialogFrame.tsx'
import { Inline } from '../../design/layout/Inline.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { Text } from '../../design/text/Text.tsx'
import type { ChangedBy } from '../../machines/form/conflict.rules.ts'
import type { AnyDraft, FieldLabels, FieldName } from '../../machines/form/form.rules.ts'
import { type FormActor, selectConflict, selectDraft } from '../../machines/form/form.selectors.ts'
import { phrase } from '../../phrases/phrase.ts'
import { CompareTable } from './CompareTable.tsx'

export interface ConflictDialogProps<Draft extends AnyDraft> {
  form: FormActor<Draft>
  /** The title if the server names nobody. */
  title: (by: ChangedBy) => string
  labels: FieldLabels<Draft>
  /** A field's value of one version as text. */
  valueText: (field: FieldName<Draft>, draft: Draft) => string
  /** The button that decides nothing. */
  backLabel?: string
}

/** The record was saved meanwhile (409), by another user or in another tab: shows the differences and asks per field whose value to save (quality Q26). */
export function ConflictDialog<Draft extends AnyDraft>({
  form,
  title,
  labels,
  valueText,
  backLabel = phrase('forms.backToTheForm'),
}: ConflictDialogProps<Draft>) {
  const mine = useSelector(form, selectDraft<Draft>)
  const conflict = useSelector(form, selectConflict<Draft>)
  if (!conflict) return null
  const { theirs, fields, by, sentence } = conflict
  /** Why a field has no choice. */
  const settledReasons = {
    me: phrase('forms.onlyYouChangedIt', { by }),
    them: phrase('forms.onlyTheyChangedIt', { by }),
    both: undefined,
  }
  const undecided = fields.filter(({ changedBy }) => changedBy === 'both').length
  const chooseAll = (side: 'mine' | 'theirs') => form.send({ type: 'conflict.allChosen', side })
  return (
    <Dialog
      isOpen
      width="wide"
      role="alertdialog"
      title={sentence?.replace(/\.$/, '') ?? title(by)}
      onClose={() => form.send({ type: 'conflict.closed' })}
      actions={
        <>
          <Button onPress={() => form.send({ type: 'conflict.closed' })}>{backLabel}</Button>
          <Button tone="primary" onPress={() => form.send({ type: 'conflict.resolved' })}>
            {phrase('forms.saveTheseValues')}
          </Button>
        </>
      }
    >
      <Stack>
        <DialogMessage>
          <Text tone="secondary">
            {undecided > 0 ? phrase('forms.conflictToDecide', { by }) : phrase('forms.conflictWithoutChoice', { by })}
          </Text>
        </DialogMessage>
        {undecided > 1 ? (
          <Inline>
            <Button onPress={() => chooseAll('mine')}>{phrase('forms.keepMineForAll', { by })}</Button>
            <Button onPress={() => chooseAll('theirs')}>{phrase('forms.takeTheirsForAll', { by })}</Button>
          </Inline>
        ) : null}
        <CompareTable
          caption={phrase('forms.fieldsThatDiffer')}
          yours={phrase('forms.yours', { by })}
          theirs={phrase('forms.savedMeanwhile')}
          rows={fields.map(({ name, changedBy, side }) => ({
            field: labels[name],
            yours: valueText(name, mine),
            theirs: valueText(name, theirs),
            chosenSide: side === 'mine' ? 'yours' : 'theirs',
            settledReason: settledReasons[changedBy],
            onChoose: (chosenSide) =>
              form.send({ type: 'conflict.chosen', field: name, side: chosenSide === 'yours' ? 'mine' : 'theirs' }),
          }))}
        />
      </Stack>
    </Dialog>
  )
}
