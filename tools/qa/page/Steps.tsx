import { Button } from '../../../src/design/button/Button.tsx'
import type { ToldPath } from '../../paths/exports/told.ts'
import type { StepResult } from '../replay/play.ts'
import * as css from './QaPage.css.ts'

interface StepsProps {
  path: ToldPath
  results: readonly StepResult[]
  /** The step under way or asked about; null while nothing runs. */
  at: number | null
  isPlayable: boolean
  onRunTo: (step: number) => void
}

function mark(result: StepResult | undefined, isCurrent: boolean): string {
  if (result) return result.faults.length > 0 ? '✗ failed' : '✓ green'
  return isCurrent ? '▸ now' : ''
}

/** The path in plain words, each step with what is expected and how it went. */
export function Steps({ path, results, at, isPlayable, onRunTo }: StepsProps) {
  const opening = path.stage
    ? { words: `Open ${path.stage.at}${path.stage.as ? `, signed in as ${path.stage.as}` : ''}`, state: path.start }
    : { words: 'The machine starts', state: path.start }
  return (
    <ol start={0} className={css.steps} aria-label="Steps">
      {[opening, ...path.steps].map(({ words, state }, step) => {
        const key = `${path.id} ${step}`
        const result = results[step]
        const text = mark(result, at === step)
        return (
          <li key={key} aria-current={at === step ? 'step' : undefined} className={css.step}>
            <p className={css.words}>
              {words} → expect <code>{state}</code>
            </p>
            <p className={result && result.faults.length > 0 ? css.bad : css.good}>
              {text}
              {result ? ` ${result.took} ms` : ''}
            </p>
            {result?.faults.map((fault) => (
              <p key={fault} className={css.bad}>
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
