import { useSelector } from '@xstate/react'
import type { FieldLabels, FieldName, Patch } from '../../machines/form/form.rules.ts'
import type { Noun } from '../../machines/dialog/dialog-report.ts'
import * as select from '../../machines/dialog/bulk-edit.rules.ts'
import { fieldId } from '../form/useFormField.ts'

/** Texts for the records and their fields. */
export interface BulkEditTexts<Draft> {
  noun: Noun
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
  { noun, labels, valueText }: BulkEditTexts<Draft>,
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
        summary: values.size === 1 ? `${rows.length > 1 ? 'All: ' : 'Now: '}${value}` : `Mixed: ${values.size} values`,
        isTouched: touched.includes(name),
        onToggle: (isTouched: boolean) => bulkEdit.send({ type: 'field.touched', field: name, isTouched }),
      }
    },
    fieldProps: (name: FieldName<Draft>) => ({
      id: fieldId(`bulk edit ${noun.one}`, name),
      label: labels[name],
      errorMessage: errors[name],
    }),
  }
}
