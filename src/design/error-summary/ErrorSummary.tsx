import { useEffect, useId, useRef, type MouseEvent } from 'react'
import { circleAlert } from '../icon/icons.css.ts'
import { Icon } from '../icon/Icon.tsx'
import { list, summary, title } from './ErrorSummary.css.ts'

export interface ErrorSummaryProps {
  /** `id` is the field's, `label` its label, `message` the words that stand at the field too. */
  errors: readonly { id: string; label: string; message: string }[]
  /** Counts the attempts to submit: with each, the summary takes the focus again, also when the errors are the same. */
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

/** What a form refuses, in one place, with ways to each field (WCAG 3.3.1, 3.3.3). */
export const ErrorSummary = ({ errors, attempt = 0 }: ErrorSummaryProps) =>
  errors.length === 0 ? null : <Summary key={attempt} errors={errors} />

function Summary({ errors }: Pick<ErrorSummaryProps, 'errors'>) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  // Not within the effect: a number field that loses the focus commits at once, which React forbids while it is rendering.
  useEffect(() => queueMicrotask(() => box.current?.focus()), [])
  return (
    <div ref={box} role="group" tabIndex={-1} aria-labelledby={id} className={summary}>
      <h2 id={id} className={title}>
        <Icon path={circleAlert} />
        {errors.length === 1 ? '1 field needs your attention' : `${errors.length} fields need your attention`}
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
