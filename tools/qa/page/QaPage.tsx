import { useEffect, useState } from 'react'
import { Alert } from '../../../src/design/alert/Alert.tsx'
import { Tabs } from '../../../src/design/tabs/Tabs.tsx'
import { Coverage } from './Coverage.tsx'
import { house, type Loaded } from './house-calls.ts'
import { Filters } from './Filters.tsx'
import { PathList } from './PathList.tsx'
import { Player } from './Player.tsx'
import * as css from './QaPage.css.ts'
import { useView } from './useView.ts'
import { pathsIn, viewAddress } from './view.rules.ts'

/** Every machine with its test paths, each to be replayed in the real app beside it. */
export function QaPage() {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [view, show] = useView()
  useEffect(() => {
    house.load().then(setLoaded, (error: unknown) => setFault(String(error)))
  }, [])
  const paths = loaded ? pathsIn(loaded.machines, view) : []
  const chosen = loaded?.machines.flatMap((each) => each.paths).find(({ id }) => id === view.path)
  useEffect(() => {
    document.title = `${chosen?.id ?? (view.tab === 'coverage' ? 'Coverage' : 'All paths')} – Test paths`
  }, [chosen, view.tab])

  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1 className={css.title}>Test paths</h1>
        <Tabs
          label="Views"
          tabs={[
            {
              href: viewAddress({ ...view, tab: 'paths' }),
              label: 'Paths',
              isCurrent: view.tab === 'paths',
              count: paths.length,
            },
            { href: viewAddress({ ...view, tab: 'coverage' }), label: 'Coverage', isCurrent: view.tab === 'coverage' },
          ]}
        />
      </header>
      <Alert>{fault}</Alert>
      {loaded === null ? (
        fault ? null : (
          <p role="status">Reading the paths…</p>
        )
      ) : view.tab === 'coverage' ? (
        <main className={css.main}>
          <Coverage {...{ loaded, view, show }} />
        </main>
      ) : (
        <main className={css.columns}>
          <section aria-label="All paths" className={css.side}>
            <Filters {...{ loaded, view, show }} />
            <PathList {...{ paths, view, show }} />
          </section>
          {chosen ? (
            <Player
              key={chosen.id}
              path={chosen}
              expected={loaded.seen[chosen.id]}
              sentences={loaded.sentences}
              {...{ view, show }}
            />
          ) : (
            <p className={css.hint}>Choose a path: its steps are shown here, and replayed in the real app.</p>
          )}
        </main>
      )}
    </div>
  )
}
