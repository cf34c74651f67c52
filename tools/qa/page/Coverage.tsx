import type { SerialisedCorpus } from '../../test-paths/serialise.ts'
import { coverageLabel } from '../../test-paths/export/coverage-label.ts'
import { whyNotReplayed } from '../../test-paths/not-replayed.ts'
import type { ViewProps } from './Filters.tsx'
import { Diagram } from './Diagram.tsx'
import type { PageData } from './test-server-calls.ts'
import * as css from './QaPage.css.ts'

const kinds = ['states', 'transitions', 'guardOutcomes', 'callOutcomes'] as const

function row({ machine, paths, coverage }: SerialisedCorpus, onChoose: () => void, isCurrent: boolean) {
  return (
    <tr key={machine} aria-current={isCurrent || undefined}>
      <th scope="row">
        <button type="button" className={css.machineButton} aria-pressed={isCurrent} onClick={onChoose}>
          {machine}
        </button>
      </th>
      <td>{paths.length}</td>
      {kinds.map((kind) => {
        const own = coverage.find((each) => each.kind === kind)
        return (
          <td key={kind} className={css.figure}>
            {own && own.all > 0 ? (
              <>
                {own.covered} of {own.all}
                <small className={css.smallText}>{own.replayed} in the app</small>
              </>
            ) : (
              '–'
            )}
          </td>
        )
      })}
    </tr>
  )
}

/** What the paths cover: a table of all machines, and the drawing of the chosen one. */
export function Coverage({ loaded, view, show }: ViewProps & { loaded: PageData }) {
  const chosen = loaded.machines.find(({ machine }) => machine === view.machine) ?? loaded.machines[0]
  return (
    <div className={css.coverage}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard (WCAG 2.1.1) */}
      <section aria-label="Coverage by machine" tabIndex={0} className={css.scroller}>
        <table className={css.table}>
          <caption className={css.tableTitle}>Covered by paths, and in the app</caption>
          <thead>
            <tr>
              <th scope="col">Machine</th>
              <th scope="col">Paths</th>
              {kinds.map((kind) => (
                <th key={kind} scope="col">
                  {coverageLabel(kind)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {loaded.machines.map((each) =>
              row(each, () => show({ machine: each.machine }, true), each.machine === chosen?.machine),
            )}
          </tbody>
        </table>
      </section>
      {chosen ? (
        <section aria-label={`Drawing of ${chosen.machine}`} className={css.drawing}>
          <h2 className={css.pathTitle}>{chosen.machine}</h2>
          <Diagram dot={loaded.drawings[chosen.machine] ?? 'digraph {}'} title={chosen.machine} />
          <h3 className={css.machine}>Not replayed in the app</h3>
          <ul className={css.plainList}>
            {chosen.coverage
              .filter(({ kind }) => kind === 'transitions' || kind === 'guardOutcomes')
              .flatMap(({ kind, notReplayed }) =>
                notReplayed.map((name) => (
                  <li key={kind + name} className={css.smallText}>
                    <strong>{name}</strong> {whyNotReplayed(name)}
                  </li>
                )),
              )}
          </ul>
        </section>
      ) : null}
    </div>
  )
}
