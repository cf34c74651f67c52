import { useSelector } from '@xstate/react'
import type { FieldLabels, FieldName } from '../../machines/form/form.rules.ts'
import { type EntryActor, selectDraft, selectErrors } from '../../machines/flow/entry.machine.ts'

/** What each field of an entry has in common: its label, its error and the way to change it. */
export function useEntryFields<Draft>(entry: EntryActor<Draft>, labels: FieldLabels<Draft>) {
  const draft = useSelector(entry, selectDraft<Draft>)
  const errors = useSelector(entry, selectErrors<Draft>)
  const change = (patch: Partial<Draft>) => entry.send({ type: 'field.changed', patch })
  const common = (name: FieldName<Draft>) => ({ label: labels[name], errorMessage: errors[name] })
  return { draft, change, common }
}
