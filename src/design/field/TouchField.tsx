import { useId, type ReactNode } from 'react'
import { Checkbox } from './Checkbox.tsx'
import { head, kept, touch } from './TouchField.css.ts'

export interface TouchFieldProps {
  /** The field's own label: "Floor" makes "Change Floor". */
  label: string
  /** What the records hold now, as "Mixed: 2 values". */
  summary?: string
  isTouched: boolean
  onTouched: (isTouched: boolean) => void
  /** The field; there only while ticked. */
  children: ReactNode
}

/** One field of several records at once: until it is ticked, each record keeps what it has. */
export function TouchField({ label, summary = 'Kept as it is', isTouched, onTouched, children }: TouchFieldProps) {
  const id = useId()
  return (
    <div className={touch} data-touched={isTouched || undefined}>
      <div className={head}>
        <Checkbox isSelected={isTouched} describedById={isTouched ? undefined : id} onChange={onTouched}>
          Change {label}
        </Checkbox>
        {isTouched ? null : (
          <span id={id} className={kept}>
            {summary}
          </span>
        )}
      </div>
      {isTouched ? children : null}
    </div>
  )
}
