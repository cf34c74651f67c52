import { useSelector } from '@xstate/react'
import type { FieldLabels, FieldName, Patch } from '../../machines/form/form.rules.ts'
import type { Noun } from '../../machines/dialog/dialog-report.ts'
import * as select from '../../machines/dialog/bulk-edit.rules.ts'
import { fieldId } from '../form/useFormFields.ts'

/** What the dialog says of the records and their fields. */
export interface BulkEditTexts<Draft> {
  noun: Noun
  labels: FieldLabels<Draft>
  /** One field in words. */
  valueText: (name: FieldName<Draft>, draft: Draft) => string
}

/**
 * What each field of an edit of several has in common: `touch(name)` goes to its `BulkEditField`, `common(name)` to the field
 * within, which is there only while it is touched.
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
