import type { ReactNode } from 'react'
import { description, error as errorStyle, field, label as labelStyle, optional } from '../field/field.css.ts'
import { circleAlert } from '../icon/icons.css.ts'
import { Icon } from '../icon/Icon.tsx'

export interface NativeFieldProps {
  id: string
  label: string
  hint?: ReactNode
  error?: string | undefined
  isRequired?: boolean | undefined
  children: ReactNode
}

const hintId = (id: string) => `${id}-hint`
const errorId = (id: string) => `${id}-error`

/** Ids for the `aria-describedby` of a control (WCAG 1.3.1, 3.3.1). */
export const describedBy = (id: string, hint: unknown, error: unknown) =>
  [hint ? hintId(id) : '', error ? errorId(id) : ''].filter(Boolean).join(' ') || undefined

/** Label, hint, control, error: the same order as in every field. */
export const NativeField = ({ id, label, hint, error, isRequired, children }: NativeFieldProps) => (
  <div className={field}>
    <label htmlFor={id} className={labelStyle}>
      {label}
      {isRequired === false ? <span className={optional}> (optional)</span> : null}
    </label>
    {hint ? (
      <span id={hintId(id)} className={description}>
        {hint}
      </span>
    ) : null}
    {children}
    {error ? (
      <span id={errorId(id)} className={errorStyle}>
        <Icon path={circleAlert} />
        {error}
      </span>
    ) : null}
  </div>
)
