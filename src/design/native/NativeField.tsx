import type { ReactNode } from 'react'
import { error as errorStyle, field, label as labelStyle, optional } from '../field/field.css.ts'
import { circleAlert } from '../icon/icons.css.ts'
import { Icon } from '../icon/Icon.tsx'
import { phrase } from '../../phrases/phrase.ts'

export interface NativeFieldProps {
  id: string
  label: string
  errorMessage?: string | undefined
  isRequired?: boolean | undefined
  children: ReactNode
}

const errorId = (id: string) => `${id}-error`

/** Id for the `aria-describedby` of a control (WCAG 1.3.1, 3.3.1). */
export const describedBy = (id: string, errorMessage: unknown) => (errorMessage ? errorId(id) : undefined)

/** Label, control, error: the same order as in every field. */
export const NativeField = ({ id, label, errorMessage, isRequired, children }: NativeFieldProps) => (
  <div className={field}>
    <label htmlFor={id} className={labelStyle}>
      {label}
      {isRequired === false ? <span className={optional}> {phrase('design.optional')}</span> : null}
    </label>
    {children}
    {errorMessage ? (
      <span id={errorId(id)} className={errorStyle}>
        <Icon path={circleAlert} />
        {errorMessage}
      </span>
    ) : null}
  </div>
)
