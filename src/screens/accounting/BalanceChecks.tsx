import { circleCheck, triangleAlert } from '../../design/icon/icons.css.ts'
import { Icon } from '../../design/icon/Icon.tsx'
import { Link } from '../../design/text/Link.tsx'
import { checkList, check, sums } from './BalanceChecks.css.ts'

export interface BalanceCheckItem {
  key: string
  /** The checked rule: "Debits equal credits". */
  text: string
  /** Both sums and their difference, if any: "€12.00 = €12.00". */
  sums: string
  isMet: boolean
  /** True if it may stay unmet. */
  isWarning?: boolean
  /** The records of an unmet check. */
  href?: string
}

/** Checks, most of them that two sums are equal. Icon, text and figures show the result, not colour alone (WCAG 1.4.1). */
export const BalanceChecks = ({ label, checks }: { label: string; checks: readonly BalanceCheckItem[] }) => (
  <ul className={checkList} aria-label={label}>
    {checks.map(({ key, text, sums: figures, isMet, isWarning, href }) => (
      <li key={key} className={check} data-broken={isMet ? undefined : isWarning ? 'warning' : 'critical'}>
        <Icon path={isMet ? circleCheck : triangleAlert} />
        <span>
          {href ? <Link href={href}>{text}</Link> : text} <span className={sums}>{figures}</span>
        </span>
      </li>
    ))}
  </ul>
)
