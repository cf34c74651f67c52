import { Button } from '../../../src/design/button/Button.tsx'
import type { SerialisedPath } from '../../test-paths/serialise.ts'
import type { StepResult } from '../replay/replay-path.ts'
import * as css from './QaPage.css.ts'

interface StepsProps {
  path: SerialisedPath
  results: readonly StepResult[]
  /** The step that is running or selected; null while nothing runs. */
  at: number | null
  isPlayable: boolean
  onRunTo: (step: number) => void
}

function mark(result: StepResult | undefined, isCurrent: boolean): string {
  if (result) return result.faults.length > 0 ? '✗ failed' : '✓ green'
  return isCurrent ? '▸ now' : ''
}

/** The path in plain words: each step with its expected state and its result. */
export function Steps({ path, results, at, isPlayable, onRunTo }: StepsProps) {
  const opening = path.scenario
    ? {
        description: `Open ${path.scenario.address}${path.scenario.account ? `, signed in as ${path.scenario.account}` : ''}`,
        state: path.start,
      }
    : { description: 'The machine starts', state: path.start }
  return (
    <ol start={0} className={css.steps} aria-label="Steps">
      {[opening, ...path.steps].map(({ description, state }, step) => {
        const key = `${path.id} ${step}`
        const result = results[step]
        const text = mark(result, at === step)
        return (
          <li key={key} aria-current={at === step ? 'step' : undefined} className={css.step}>
            <p className={css.stepText}>
              {description} → expect <code>{state}</code>
            </p>
            <p className={result && result.faults.length > 0 ? css.failed : css.passed}>
              {text}
              {result ? ` ${result.durationMs} ms` : ''}
            </p>
            {result?.faults.map((fault) => (
              <p key={fault} className={css.failed}>
                {fault}
              </p>
            ))}
            {isPlayable && !result ? (
              <Button size="s" tone="quiet" aria-label={`Run to here: step ${step}`} onPress={() => onRunTo(step)}>
                Run to here
              </Button>
            ) : null}
          </li>
        )
      })}
    </ol>
  )
}
