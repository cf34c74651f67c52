import { useState } from 'react'
import { Button } from '../button/Button.tsx'
import { LinkButton } from '../button/LinkButton.tsx'
import type { Gallery } from '../gallery/specimen.ts'
import { download, plus } from '../icon/icons.css.ts'
import { Footer, Page } from '../layout/Page.tsx'
import { PageHead } from '../layout/PageHead.tsx'
import { SampleTable } from '../table/Table.specimens.tsx'
import { AppShell } from './AppShell.tsx'
import { Spine } from './Spine.tsx'
import { person, SampleMenu } from './Spine.specimens.tsx'
import { TopBar } from './TopBar.tsx'

function Shell() {
  const [isCollapsed, setCollapsed] = useState(location.hash === '#collapsed')
  return (
    <AppShell
      topBar={<TopBar title="Hotel Management" isMenuOpen={false} onMenu={() => undefined} />}
      spine={
        <Spine {...person} initials="EM" isCollapsed={isCollapsed} onToggle={() => setCollapsed(!isCollapsed)}>
          <SampleMenu />
        </Spine>
      }
      footer={<Footer copyright="© 2026 Hotel Management. All rights reserved." version="Version 1.0.0-alpha" />}
    >
      <Page>
        <PageHead
          title="Properties"
          sub="34 properties, 24 bookable today"
          actions={
            <>
              <Button icon={download}>Download</Button>
              <LinkButton href="#new" tone="primary" icon={plus}>
                New property
              </LinkButton>
            </>
          }
        />
        <SampleTable />
      </Page>
    </AppShell>
  )
}

export const gallery: Gallery = { title: 'Page: list', isPage: true, specimens: { List: Shell } }
