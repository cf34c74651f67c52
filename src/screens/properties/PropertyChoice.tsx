import { useSelector } from '@xstate/react'
import { Page } from '../../design/layout/Page.tsx'
import { PageHead } from '../../design/layout/PageHead.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { LinkButton } from '../../design/button/LinkButton.tsx'
import { selectOwnProperties, selectPermissions } from '../../machines/access/access.machine.ts'
import { startIn } from '../../machines/access/access.rules.ts'
import { useAccess } from '../console/actors.ts'
import { usePageFocus, usePageTitle } from '../page.ts'

/** Where somebody begins who works in several properties and may not open the property list (domain D3). */
export function PropertyChoice() {
  const access = useAccess()
  const properties = useSelector(access, selectOwnProperties)
  const permissions = useSelector(access, selectPermissions)
  const title = usePageFocus()
  usePageTitle('Your properties')
  return (
    <Page>
      <PageHead title="Your properties" titleRef={title} sub="Choose where you work now" />
      <Stack gap={3}>
        {properties.map(({ prefix, name }) => (
          <LinkButton key={prefix} href={startIn(permissions, prefix)}>
            {name}
          </LinkButton>
        ))}
      </Stack>
    </Page>
  )
}
