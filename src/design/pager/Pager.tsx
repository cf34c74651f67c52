import { LazySelect } from '../field/LazySelect.tsx'
import { chevronLeft, chevronRight } from '../icon/icons.css.ts'
import { Icon } from '../icon/Icon.tsx'
import { Anchor } from '../link/Anchor.tsx'
import { page as pageStyle, pager, pages } from './Pager.css.ts'
import { pageWindow } from './page-window.ts'
import { useHeldPlace } from './useHeldPlace.ts'
import { phrase } from '../../phrases/phrase.ts'

export interface PagerProps {
  page: number
  pageCount: number
  /** Range of the rows: "1–12 of 34". */
  range: string
  pageSize: number
  pageSizes: readonly number[]
  onPageSize: (size: number) => void
  /** Real links: a page can be opened in a new tab, shared and bookmarked. */
  hrefOf: (page: number) => string
}

interface StepProps {
  label: string
  icon: string
  to: number
  pageCount: number
  hrefOf: (page: number) => string
}

const Step = ({ label, icon, to, pageCount, hrefOf }: StepProps) =>
  to >= 1 && to <= pageCount ? (
    <li>
      <Anchor className={pageStyle} href={hrefOf(to)} aria-label={label}>
        <Icon path={icon} />
      </Anchor>
    </li>
  ) : (
    <li className={pageStyle}>
      <Icon path={icon} label={phrase('design.noPage', { label })} />
    </li>
  )

/** Shows the range and page size of a list, with links to the other pages. */
export const Pager = ({ page, pageCount, range, pageSize, pageSizes, onPageSize, hrefOf }: PagerProps) => (
  <nav {...useHeldPlace()} className={pager} aria-label={phrase('design.pages')}>
    {range}
    <LazySelect
      isCompact
      label={phrase('design.rows')}
      value={pageSize}
      choices={pageSizes.map((size) => ({ id: size, label: String(size) }))}
      onChange={onPageSize}
    />
    <ol className={pages}>
      <Step label={phrase('design.previousPage')} icon={chevronLeft} to={page - 1} {...{ pageCount, hrefOf }} />
      {pageWindow(page, pageCount).map((at) =>
        at < 0 ? (
          <li key={at} className={pageStyle}>
            …
          </li>
        ) : (
          <li key={at}>
            <Anchor
              className={pageStyle}
              href={hrefOf(at)}
              aria-label={phrase('design.page', { page: at })}
              aria-current={at === page ? 'page' : undefined}
            >
              {String(at)}
            </Anchor>
          </li>
        ),
      )}
      <Step label={phrase('design.nextPage')} icon={chevronRight} to={page + 1} {...{ pageCount, hrefOf }} />
    </ol>
  </nav>
)
