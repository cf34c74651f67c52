import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Page } from '../layout/Page.tsx'
import { Heading } from '../text/Heading.tsx'
import '../theme/theme.css.ts'
import { bar, caption, section, example } from './Gallery.css.ts'
import type { Gallery } from './gallery.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'

const files = import.meta.glob<{ gallery: Gallery }>('../../**/*.gallery.tsx', { eager: true })
const galleries = Object.values(files)
  .map(({ gallery }) => gallery)
  .toSorted((a, b) => a.title.localeCompare(b.title))

// `?show=Button` renders a single gallery.
const requestedTitle = new URLSearchParams(location.search).get('show')

const Sections = ({ shown }: { shown: readonly Gallery[] }) =>
  shown.map(({ title, examples }) => (
    <section key={title} className={section} aria-label={title} data-section={title}>
      <Heading level={2} size="l">
        {title}
      </Heading>
      {Object.entries(examples).map(([name, Example]) => (
        <div key={name} className={example}>
          <h3 className={caption}>{name}</h3>
          <Example />
        </div>
      ))}
    </section>
  ))

const pageGallery = galleries.find(({ title, isPage }) => isPage && title === requestedTitle)

const Overview = () => (
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
    <Sections
      shown={galleries.filter(({ title, isPage }) => (requestedTitle === null ? !isPage : title === requestedTitle))}
    />
  </Page>
)

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      {pageGallery ? (
        Object.entries(pageGallery.examples).map(([name, Example]) => <Example key={name} />)
      ) : (
        <Overview />
      )}
    </StrictMode>,
  )
