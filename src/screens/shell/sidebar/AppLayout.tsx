import type { ReactNode } from 'react'
import { SkipLink } from '../../../design/layout/Page.tsx'
import { content, layout } from './AppLayout.css.ts'

export interface AppLayoutProps {
  /** `TopBar` (phone) and `Sidebar` (wide). */
  topBar: ReactNode
  sidebar: ReactNode
  footer: ReactNode
  /** The `Page`, with banners above it. */
  children: ReactNode
}

/** The sidebar on the left, the page on the right with its footer at the bottom. */
export const AppLayout = ({ topBar, sidebar, footer, children }: AppLayoutProps) => (
  <>
    <SkipLink />
    <div className={layout}>
      {topBar}
      {sidebar}
      <div className={content}>
        {children}
        {footer}
      </div>
    </div>
  </>
)
