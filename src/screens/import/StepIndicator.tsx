import { VisuallyHidden } from '../../design/hidden/VisuallyHidden.tsx'
import { check } from '../../design/icon/icons.css.ts'
import { Icon } from '../../design/icon/Icon.tsx'
import { step, steps as stepsStyle } from './StepIndicator.css.ts'
import { phrase } from '../../phrases/phrase.ts'

export interface StepIndicatorProps {
  /** Accessible name of the list: "Import" gives "Import, step 2 of 3: Preview". */
  label: string
  steps: readonly string[]
  /** Index of the current step, from 0. */
  current: number
}

/** Progress through the steps of a wizard. Completed steps have a tick as well as colour (WCAG 1.4.1). */
export const StepIndicator = ({ label, steps, current }: StepIndicatorProps) => (
  <ol
    className={stepsStyle}
    aria-label={phrase('imports.stepOf', {
      label,
      step: current + 1,
      count: steps.length,
      name: steps[current] ?? '',
    })}
  >
    {steps.map((name, at) => (
      <li
        key={name}
        className={step}
        aria-current={at === current ? 'step' : undefined}
        data-passed={at < current || undefined}
      >
        {at < current ? <Icon path={check} size="s" /> : <span>{at + 1}.</span>} {name}
        {at < current ? <VisuallyHidden>{phrase('imports.passedStep')}</VisuallyHidden> : null}
      </li>
    ))}
  </ol>
)
