import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Page } from '../layout/Page.tsx'
import { Heading } from '../text/Heading.tsx'
import '../theme/theme.css.ts'
import { bar, caption, shelf, specimen } from './Gallery.css.ts'
import type { Gallery } from './specimen.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'

const files = import.meta.glob<{ gallery: Gallery }>('../**/*.gallery.tsx', { eager: true })
const galleries = Object.values(files)
  .map(({ gallery }) => gallery)
  .toSorted((a, b) => a.title.localeCompare(b.title))

// `?show=Button` draws one shelf only.
const wanted = new URLSearchParams(location.search).get('show')

const Shelves = ({ shown }: { shown: readonly Gallery[] }) =>
  shown.map(({ title, specimens }) => (
    <section key={title} className={shelf} aria-label={title} data-shelf={title}>
      <Heading level={2} size="l">
        {title}
      </Heading>
      {Object.entries(specimens).map(([name, Specimen]) => (
        <div key={name} className={specimen}>
          <h3 className={caption}>{name}</h3>
          <Specimen />
        </div>
      ))}
    </section>
  ))

const whole = galleries.find(({ title, isPage }) => isPage && title === wanted)

const Board = () => (
  <Page>
    <Heading level={1}>Design gallery</Heading>
    <nav className={bar} aria-label="Shelves">
      <a href="?">All</a>
      {galleries.map(({ title }) => (
        <a key={title} href={`?show=${encodeURIComponent(title)}`} data-title={title}>
          {title}
        </a>
      ))}
    </nav>
    <ThemeSwitch />
    <Shelves shown={galleries.filter(({ title, isPage }) => (wanted === null ? !isPage : title === wanted))} />
  </Page>
)

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      {whole ? Object.entries(whole.specimens).map(([name, Specimen]) => <Specimen key={name} />) : <Board />}
    </StrictMode>,
  )
