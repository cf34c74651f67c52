import type { StepResult } from '../replay/replay-path.ts'
import * as css from './QaPage.css.ts'

const rows = [
  ['Address', 'address'],
  ['Title', 'title'],
  ['Heading', 'heading'],
  ['Focus', 'focus'],
  ['Screen reader finds', 'outline'],
  ['Database writes', 'writes'],
] as const

const text = (value: string | readonly string[] | undefined) =>
  value === undefined ? 'not noted' : typeof value === 'string' ? value || 'none' : value.join('\n') || 'nothing'

/** The expected and the actual snapshot after the last step, side by side. */
export function StepComparison({ result, step }: { result: StepResult; step: number }) {
  const { expected, actual } = result
  return (
    <table className={css.table}>
      <caption className={css.tableTitle}>Expected and actual after step {step}</caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Expected</th>
          <th scope="col">Actual</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">State</th>
          <td>{result.expectedState}</td>
          <td className={result.state === result.expectedState ? undefined : css.failed}>
            {result.state ?? 'no machine'}
          </td>
        </tr>
        {rows.map(([label, part]) => {
          const [want, found] = [text(expected?.[part]), text(actual?.[part])]
          return (
            <tr key={part}>
              <th scope="row">{label}</th>
              <td className={css.pre}>{want}</td>
              <td className={`${css.pre} ${expected && want !== found ? css.failed : ''}`}>{found}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
