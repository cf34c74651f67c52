import type { ReactNode, Ref } from 'react'
import { Link } from '../text/Link.tsx'
import { actions, breadcrumb, breadcrumbTrail, dense, header, subtitleText, title } from './PageHeader.css.ts'
import { phrase } from '../../phrases/phrase.ts'

export interface Breadcrumb {
  label: string
  /** Left out on the last breadcrumb, the current page. */
  href?: string
}

export interface PageHeaderProps {
  title: ReactNode
  /** A short figure or status beside the title. */
  subtitle?: ReactNode
  breadcrumbs?: readonly Breadcrumb[]
  actions?: ReactNode
  /** On a phone the actions and a single menu stand beside the title, for screens with work lists. */
  isDense?: boolean
  /** Receives focus after a route change (WCAG 2.4.3): the h1 has `tabIndex` -1. */
  titleRef?: Ref<HTMLHeadingElement>
}

/** Title, status and actions of a page above a double rule. */
export const PageHeader = ({
  title: heading,
  subtitle: note,
  breadcrumbs: trail,
  actions: buttons,
  isDense = false,
  titleRef,
}: PageHeaderProps) => (
  <header className={isDense ? `${header} ${dense}` : header}>
    {trail ? (
      <nav className={breadcrumbTrail} aria-label={phrase('design.breadcrumb')}>
        {trail.map(({ label, href }) => (
          <span key={label} className={breadcrumb}>
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
    {note ? <p className={subtitleText}>{note}</p> : null}
    {buttons ? (
      <div className={actions} data-page-actions>
        {buttons}
      </div>
    ) : null}
  </header>
)
