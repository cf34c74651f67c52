import { useSelector } from '@xstate/react'
import { LinkButton } from '../../design/button/LinkButton.tsx'
import { Text } from '../../design/text/Text.tsx'
import { Status } from '../../design/status/Status.tsx'
import { selectPermissions } from '../../machines/access/access.machine.ts'
import { authorize } from '../../machines/access/access.rules.ts'
import type { Step, StepName } from '../../machines/set-up/steps.rules.ts'
import { products, type Tab } from '../../routes/products.ts'
import * as routes from '../../routes/properties.ts'
import { fromSetUp } from '../../routes/set-up.ts'
import { phrase } from '../../phrases/phrase.ts'
import { useAccess } from '../shell/actor-hooks.ts'
import { step, stepHead, stepHint, steps as list, stepTitle } from './SetUp.css.ts'
import { stateDisplay, stepTexts } from './set-up-texts.ts'

const newRecord = { name: 'new', copyOf: null } as const

/** The ordinary form of each step, or the list whose dialog is its form. */
function addressOf(name: StepName, prefix: string): string {
  const form = (tab: Tab) => products(prefix, tab, undefined, newRecord)
  switch (name) {
    case 'categories':
      return products(prefix, 'facility-categories')
    case 'types':
      return form('facility-types')
    case 'rooms':
      return form('rooms')
    case 'addOns':
      return form('add-ons')
    case 'attendants':
      return routes.property(prefix, 'housekeeping')
    default:
      return routes.properties(undefined, { name: 'edit', prefix })
  }
}

/** The steps of a set-up: what each needs, what exists, and the link to its form. A link needs the permission of its screen. */
export function StepList({ steps, prefix }: { steps: readonly Step[]; prefix: string }) {
  const permissions = useSelector(useAccess(), selectPermissions)
  const canOpen = (href: string) =>
    authorize(routes.parseRoute(href.split('?')[0] ?? href), permissions, prefix).kind === 'shown'
  return (
    <ol className={list} aria-label={phrase('set-up.steps')}>
      {steps.map(({ name, state, count }) => {
        const { title, hint, count: countText, action } = stepTexts[name]
        const { label, tone, icon } = stateDisplay[state]
        const href = fromSetUp(addressOf(name, prefix))
        return (
          <li key={name} className={step}>
            <Status tone={tone} icon={icon}>
              {label}
            </Status>
            <div>
              <div className={stepHead}>
                <h2 className={stepTitle}>{title}</h2>
                {count ? (
                  <Text as="span" tone="secondary">
                    {countText?.(count)}
                  </Text>
                ) : null}
              </div>
              <p className={stepHint}>{hint}</p>
            </div>
            {canOpen(href) ? (
              <LinkButton href={href} tone={state === 'next' ? 'primary' : 'secondary'}>
                {action}
              </LinkButton>
            ) : null}
          </li>
        )
      })}
    </ol>
  )
}
