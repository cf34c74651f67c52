import type { ReactNode } from 'react'
import { flushFooter, footer, page, skip } from './Page.css.ts'
import { phrase } from '../../phrases/phrase.ts'

/** The `<main>` of a screen. The skip link and route changes focus it. */
export const Page = ({ children, id = 'main' }: { children: ReactNode; id?: string }) => (
  <main id={id} tabIndex={-1} className={page}>
    {children}
  </main>
)

/** The first Tab stop (WCAG 2.4.1). */
export const SkipLink = ({
  children = phrase('design.skipToContent'),
  to = 'main',
}: {
  children?: ReactNode
  to?: string
}) => (
  <a className={skip} href={`#${to}`}>
    {children}
  </a>
)

/** Page footer: copyright on the left, version on the right. */
export const Footer = ({
  copyright,
  version,
  isFlush,
}: {
  copyright: ReactNode
  version: ReactNode
  isFlush?: boolean
}) => (
  <footer className={isFlush ? flushFooter : footer}>
    {copyright}
    <span>{version}</span>
  </footer>
)
