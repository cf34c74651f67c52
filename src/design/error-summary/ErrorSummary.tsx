import { useEffect, useId, useRef, type MouseEvent } from 'react'
import { circleAlert } from '../icon/icons.css.ts'
import { Icon } from '../icon/Icon.tsx'
import { list, summary, title } from './ErrorSummary.css.ts'
import { phrase } from '../../phrases/phrase.ts'

export interface ErrorSummaryProps {
  /** `id` and `label` are the field's; `message` is the text shown at the field. */
  errors: readonly { id: string; label: string; message: string }[]
  /** Number of submit attempts. Each attempt focuses the summary again, even with the same errors. */
  attempt?: number
}

const focusable = 'input:not([type=hidden]),select,textarea,button,[tabindex]'

const focusField = (event: MouseEvent, id: string) => {
  const field = document.getElementById(id)
  if (!field) return
  event.preventDefault()
  const target = field.matches(focusable) ? field : field.querySelector<HTMLElement>(focusable)
  target?.focus()
}

/** A form's errors in one place, each with a link to its field (WCAG 3.3.1, 3.3.3). */
export const ErrorSummary = ({ errors, attempt = 0 }: ErrorSummaryProps) =>
  errors.length === 0 ? null : <Summary key={attempt} errors={errors} />

function Summary({ errors }: Pick<ErrorSummaryProps, 'errors'>) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  // Focus after the effect: a number field commits on blur, and React forbids that state update during rendering.
  useEffect(() => queueMicrotask(() => box.current?.focus()), [])
  return (
    <div ref={box} role="group" tabIndex={-1} aria-labelledby={id} className={summary}>
      <h2 id={id} className={title}>
        <Icon path={circleAlert} />
        {phrase('design.fieldsNeedAttention', { count: errors.length })}
      </h2>
      <ul className={list}>
        {errors.map((error) => (
          <li key={error.id}>
            <a href={`#${error.id}`} onClick={(event) => focusField(event, error.id)}>
              {error.label}: {error.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
