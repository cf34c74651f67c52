import type { ReactNode, Ref } from 'react'
import { Link } from '../text/Link.tsx'
import { actions, crumb, crumbs, dense, head, sub, title } from './PageHead.css.ts'

export interface Crumb {
  label: string
  /** Left out on the last one, which is this page. */
  href?: string
}

export interface PageHeadProps {
  title: ReactNode
  /** A short figure or state beside the title. */
  sub?: ReactNode
  crumbs?: readonly Crumb[]
  actions?: ReactNode
  /** On a phone the actions, then one menu, stand beside the title: for what is worked on there. */
  isDense?: boolean
  /** For focus after a route change (WCAG 2.4.3): the h1 has `tabIndex` -1. */
  titleRef?: Ref<HTMLHeadingElement>
}

/** Title, state and actions of a page over the ledger's double rule. */
export const PageHead = ({
  title: heading,
  sub: note,
  crumbs: trail,
  actions: buttons,
  isDense = false,
  titleRef,
}: PageHeadProps) => (
  <header className={isDense ? `${head} ${dense}` : head}>
    {trail ? (
      <nav className={crumbs} aria-label="Breadcrumb">
        {trail.map(({ label, href }) => (
          <span key={label} className={crumb}>
            {href ? (
              <Link tone="alone" href={href}>
                {label}
              </Link>
            ) : (
              label
            )}
          </span>
        ))}
      </nav>
    ) : null}
    <h1 ref={titleRef} tabIndex={-1} className={title}>
      {heading}
    </h1>
    {note ? <p className={sub}>{note}</p> : null}
    {buttons ? <div className={actions}>{buttons}</div> : null}
  </header>
)
