import { useCallback, useEffect, useRef, useState } from 'react'
import { Alert } from '../../../src/design/alert/Alert.tsx'
import { Button } from '../../../src/design/button/Button.tsx'
import { Tabs } from '../../../src/design/tabs/Tabs.tsx'
import { Coverage } from './Coverage.tsx'
import { testServer, type PageData } from './test-server-calls.ts'
import { Filters } from './Filters.tsx'
import { PathList } from './PathList.tsx'
import { Player } from './Player.tsx'
import * as css from './QaPage.css.ts'
import { useView } from './useView.ts'
import { pathsIn, viewAddress } from './view.rules.ts'

/** Every machine with its test paths, and the real app to replay them in. */
export function QaPage() {
  const [loaded, setLoaded] = useState<PageData | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [view, show] = useView()
  const heading = useRef<HTMLHeadingElement>(null)
  const load = useCallback(
    () =>
      testServer.load().then(setLoaded, (error: Error) => setFault(`The paths couldn’t be loaded. ${error.message}`)),
    [],
  )
  useEffect(() => void load(), [load])
  // The retry button disappears, so the focus moves to the heading.
  const retry = () => void load().then(() => heading.current?.focus())
  const paths = loaded ? pathsIn(loaded.machines, view) : []
  const chosen = loaded?.machines.flatMap((each) => each.paths).find(({ id }) => id === view.path)
  useEffect(() => {
    document.title = `${chosen?.id ?? (view.tab === 'coverage' ? 'Coverage' : 'All paths')} – Test paths`
  }, [chosen, view.tab])

  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1 ref={heading} tabIndex={-1} className={css.title}>
          Test paths
        </h1>
        <Tabs
          label="Views"
          tabs={[
            {
              href: viewAddress({ ...view, tab: 'paths' }),
              label: 'Paths',
              isCurrent: view.tab === 'paths',
              ...(loaded && { count: paths.length }),
            },
            { href: viewAddress({ ...view, tab: 'coverage' }), label: 'Coverage', isCurrent: view.tab === 'coverage' },
          ]}
        />
      </header>
      {loaded === null ? (
        <main className={css.notice}>
          <Alert>{fault}</Alert>
          {fault ? <Button onPress={retry}>Try again</Button> : <p role="status">Reading the paths…</p>}
        </main>
      ) : view.tab === 'coverage' ? (
        <main className={css.main}>
          <Coverage {...{ loaded, view, show }} />
        </main>
      ) : (
        <main className={css.columns}>
          <section aria-label="All paths" className={css.sidebar}>
            <Filters {...{ loaded, view, show }} />
            <PathList {...{ paths, view, show }} />
          </section>
          {chosen ? (
            <Player
              key={chosen.id}
              path={chosen}
              expected={loaded.snapshots[chosen.id]}
              requirementTexts={loaded.requirementTexts}
              {...{ view, show }}
            />
          ) : (
            <div className={css.notice}>
              <Alert>{view.path ? `There is no path “${view.path}” any more.` : null}</Alert>
              <p className={css.emptyHint}>Choose a path: its steps are shown here, and replayed in the real app.</p>
            </div>
          )}
        </main>
      )}
    </div>
  )
}
