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

const shelves = galleries
  .filter(({ title }) => wanted === null || title === wanted)
  .map(({ title, specimens }) => (
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

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Page>
        <Heading level={1}>Design gallery</Heading>
        <nav className={bar} aria-label="Shelves">
          <a href="?">All</a>
          {galleries.map(({ title }) => (
            <a key={title} href={`?show=${encodeURIComponent(title)}`}>
              {title}
            </a>
          ))}
        </nav>
        <ThemeSwitch />
        {shelves}
      </Page>
    </StrictMode>,
  )
