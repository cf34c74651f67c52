import { pathTitle } from '../../test-paths/path-title.ts'
import type { SerialisedPath } from '../../test-paths/serialise.ts'
import type { ViewProps } from './Filters.tsx'
import * as css from './QaPage.css.ts'
import { viewAddress } from './view.rules.ts'

/** Up to this many paths are listed expanded. Longer lists are collapsed by machine. */
const maxExpanded = 40

/** The paths, by machine. Each is a link that can be shared. */
export function PathList({ paths, view, show }: ViewProps & { paths: readonly SerialisedPath[] }) {
  const machines = [...new Set(paths.map(({ machine }) => machine))]
  return (
    <>
      <p role="status" className={css.note}>
        {paths.length === 0 ? 'No paths match.' : `${paths.length} ${paths.length === 1 ? 'path' : 'paths'}`}
      </p>
      <nav aria-label="Paths" className={css.list}>
        {machines.map((machine) => (
          <details key={machine} open={paths.length <= maxExpanded || view.path.startsWith(`${machine}.`)}>
            <summary className={css.summary}>{machine}</summary>
            <ul className={css.plainList}>
              {paths
                .filter((path) => path.machine === machine)
                .map((path) => (
                  <li key={path.id}>
                    <a
                      href={viewAddress({ ...view, path: path.id, step: null })}
                      aria-current={view.path === path.id ? 'page' : undefined}
                      className={css.pathLink}
                      onClick={(event) => {
                        if (event.metaKey || event.ctrlKey || event.shiftKey) return
                        event.preventDefault()
                        show({ path: path.id, step: null }, true)
                      }}
                    >
                      {pathTitle(path)}
                      <small className={css.smallText}>
                        {path.id.slice(machine.length + 1)}, {path.steps.length}{' '}
                        {path.steps.length === 1 ? 'step' : 'steps'}
                      </small>
                    </a>
                  </li>
                ))}
            </ul>
          </details>
        ))}
      </nav>
    </>
  )
}
