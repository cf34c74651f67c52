import { useId, type ReactNode } from 'react'
import { Checkbox } from './Checkbox.tsx'
import { head, currentValue, bulkEditField } from './BulkEditField.css.ts'
import { phrase } from '../../phrases/phrase.ts'

export interface BulkEditFieldProps {
  /** The field's label: "Floor" gives "Change Floor". */
  label: string
  /** Summary of the records' current values, such as "Mixed: 2 values". */
  summary?: string
  isTouched: boolean
  onToggle: (isTouched: boolean) => void
  /** The field; drawn only while ticked. */
  children: ReactNode
}

/** A field of a bulk edit. Until it is ticked, each record keeps its value. */
export function BulkEditField({
  label,
  summary = phrase('design.notChanged'),
  isTouched,
  onToggle,
  children,
}: BulkEditFieldProps) {
  const id = useId()
  return (
    <div className={bulkEditField} data-touched={isTouched || undefined}>
      <div className={head}>
        <Checkbox isSelected={isTouched} describedById={isTouched ? undefined : id} onChange={onToggle}>
          {phrase('design.changeField', { label })}
        </Checkbox>
        {isTouched ? null : (
          <span id={id} className={currentValue}>
            {summary}
          </span>
        )}
      </div>
      {isTouched ? children : null}
    </div>
  )
}
