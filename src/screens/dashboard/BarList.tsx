import { VisuallyHidden } from '../../design/hidden/VisuallyHidden.tsx'
import { Anchor } from '../../design/link/Anchor.tsx'
import { Status } from '../../design/status/Status.tsx'
import type { StatusTone } from '../../design/status/Status.css.ts'
import { figureLink } from '../../design/figure/Figure.css.ts'
import { bar, bars, count, shareVariable, track } from './BarList.css.ts'
import { phrase } from '../../phrases/phrase.ts'

export interface Bar {
  key: string
  label: string
  tone: StatusTone
  icon: string
  value: number
  /** Link to the counted records. */
  href: string
}

/** Counts by status. Icon, label and number carry the meaning; the bar only repeats it (WCAG 1.4.1). */
export function BarList({ label, items }: { label: string; items: readonly Bar[] }) {
  const maxValue = Math.max(1, ...items.map(({ value }) => value))
  return (
    <ul className={bars} aria-label={label}>
      {items.map((item) => (
        <li key={item.key} className={bar}>
          <Status tone={item.tone} icon={item.icon}>
            {item.label}
          </Status>
          <span aria-hidden className={track({ tone: item.tone })}>
            <i style={{ [shareVariable]: item.value / maxValue }} />
          </span>
          <span className={count}>
            <Anchor className={figureLink} href={item.href}>
              <VisuallyHidden>{phrase('dashboard.barLabel', { label: item.label })} </VisuallyHidden>
              {item.value}
            </Anchor>
          </span>
        </li>
      ))}
    </ul>
  )
}
