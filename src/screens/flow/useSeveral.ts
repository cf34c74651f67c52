import { useSelector } from '@xstate/react'
import type { FieldLabels, FieldName, Patch } from '../../machines/form/form.rules.ts'
import type { Noun } from '../../machines/flow/flow-report.ts'
import * as select from '../../machines/flow/several.rules.ts'
import { fieldId } from '../form/useFields.ts'

/** What the dialog says of the records and their fields. */
export interface SeveralWords<Draft> {
  noun: Noun
  labels: FieldLabels<Draft>
  /** One field in words. */
  valueText: (name: FieldName<Draft>, draft: Draft) => string
}

/**
 * What each field of an edit of several has in common: `touch(name)` goes to its `TouchField`, `common(name)` to the field
 * within, which is there only while it is touched.
 */
export function useSeveral<Draft extends object>(
  several: select.SeveralActor<Draft>,
  { noun, labels, valueText }: SeveralWords<Draft>,
) {
  const draft = useSelector(several, select.selectDraft<Draft>)
  const touched = useSelector(several, select.selectTouched<Draft>)
  const errors = useSelector(several, select.selectErrors<Draft>)
  const rows = useSelector(several, select.selectRows<Draft>)
  return {
    draft,
    change: (patch: Patch<Draft>) => several.send({ type: 'field.changed', patch }),
    touch: (name: FieldName<Draft>) => {
      const held = new Set(rows.map((row) => valueText(name, row)))
      const [only = ''] = held
      return {
        label: labels[name],
        summary: held.size === 1 ? `${rows.length > 1 ? 'All: ' : 'Now: '}${only}` : `Mixed: ${held.size} values`,
        isTouched: touched.includes(name),
        onTouched: (isTouched: boolean) => several.send({ type: 'field.touched', field: name, isTouched }),
      }
    },
    common: (name: FieldName<Draft>) => ({
      id: fieldId(`several ${noun.one}`, name),
      label: labels[name],
      errorMessage: errors[name],
    }),
  }
}
