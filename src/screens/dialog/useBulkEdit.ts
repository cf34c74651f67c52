import { useSelector } from '@xstate/react'
import type { FieldLabels, FieldName, Patch } from '../../machines/form/form.rules.ts'
import * as select from '../../machines/dialog/bulk-edit.rules.ts'
import { fieldId } from '../form/useFormField.ts'
import { phrase } from '../../phrases/phrase.ts'

/** What a bulk edit says of the records. */
export interface BulkEditWords {
  /** "Edit 3 rooms" */
  edit: (count: number) => string
  /** "Change 3 rooms?" */
  question: (count: number) => string
  /** "Change 3 rooms" */
  confirm: (count: number) => string
  /** "New for 2 rooms" */
  newFor: (count: number) => string
  /** "2 of 3 rooms changed" */
  partlyChanged: (counts: { done: number; count: number }) => string
}

/** Texts for the records and their fields. */
export interface BulkEditTexts<Draft> {
  /** Prefix of the ids of the fields. */
  idPrefix: string
  words: BulkEditWords
  labels: FieldLabels<Draft>
  /** A field's value as text. */
  valueText: (name: FieldName<Draft>, draft: Draft) => string
}

/**
 * Shared props of the fields of a bulk edit. `touch(name)` goes to the `BulkEditField`, `common(name)` to the field
 * inside, which exists only while ticked.
 */
export function useBulkEdit<Draft extends object>(
  bulkEdit: select.BulkEditActor<Draft>,
  { idPrefix, labels, valueText }: BulkEditTexts<Draft>,
) {
  const draft = useSelector(bulkEdit, select.selectDraft<Draft>)
  const touched = useSelector(bulkEdit, select.selectTouched<Draft>)
  const errors = useSelector(bulkEdit, select.selectErrors<Draft>)
  const rows = useSelector(bulkEdit, select.selectRows<Draft>)
  return {
    draft,
    change: (patch: Patch<Draft>) => bulkEdit.send({ type: 'field.changed', patch }),
    bulkFieldProps: (name: FieldName<Draft>) => {
      const values = new Set(rows.map((row) => valueText(name, row)))
      const [value = ''] = values
      return {
        label: labels[name],
        summary:
          values.size === 1
            ? rows.length > 1
              ? phrase('forms.allHave', { value })
              : phrase('forms.hasNow', { value })
            : phrase('forms.mixedValues', { count: values.size }),
        isTouched: touched.includes(name),
        onToggle: (isTouched: boolean) => bulkEdit.send({ type: 'field.touched', field: name, isTouched }),
      }
    },
    fieldProps: (name: FieldName<Draft>) => ({
      id: fieldId(idPrefix, name),
      label: labels[name],
      errorMessage: errors[name],
    }),
  }
}
