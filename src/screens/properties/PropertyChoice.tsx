import { useSelector } from '@xstate/react'
import { Page } from '../../design/layout/Page.tsx'
import { PageHeader } from '../../design/layout/PageHeader.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { LinkButton } from '../../design/button/LinkButton.tsx'
import { selectOwnProperties, selectPermissions } from '../../machines/access/access.machine.ts'
import { firstSectionPath } from '../../machines/access/access.rules.ts'
import { useAccess } from '../shell/actor-hooks.ts'
import { usePageFocus, usePageTitle } from '../usePage.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Start page for users of several properties without the permission for the property list (domain D3). */
export function PropertyChoice() {
  const access = useAccess()
  const properties = useSelector(access, selectOwnProperties)
  const permissions = useSelector(access, selectPermissions)
  const title = usePageFocus()
  usePageTitle(phrase('properties.yourProperties'))
  return (
    <Page>
      <PageHeader
        title={phrase('properties.yourProperties')}
        titleRef={title}
        subtitle={phrase('properties.yourPropertiesDescription')}
      />
      <Stack gap={3}>
        {properties.map(({ prefix, name }) => (
          <LinkButton key={prefix} href={firstSectionPath(permissions, prefix)}>
            {name}
          </LinkButton>
        ))}
      </Stack>
    </Page>
  )
}
