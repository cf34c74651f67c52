import { useState } from 'react'
import { Button } from '../../../design/button/Button.tsx'
import { LinkButton } from '../../../design/button/LinkButton.tsx'
import type { Gallery } from '../../../design/gallery/gallery.ts'
import { download, plus } from '../../../design/icon/icons.css.ts'
import { Footer, Page } from '../../../design/layout/Page.tsx'
import { PageHeader } from '../../../design/layout/PageHeader.tsx'
import { SampleTable } from '../../../design/table/Table.samples.tsx'
import { AppLayout } from './AppLayout.tsx'
import { Sidebar } from './Sidebar.tsx'
import { person, SampleMenu } from './Sidebar.samples.tsx'
import { TopBar } from './TopBar.tsx'

function ListPage() {
  const [isCollapsed, setCollapsed] = useState(location.hash === '#collapsed')
  return (
    <AppLayout
      topBar={
        <TopBar
          title="Hotel Management"
          isMenuOpen={false}
          onMenu={() => undefined}
          onSearch={() => undefined}
          inbox={null}
        />
      }
      sidebar={
        <Sidebar
          {...person}
          initials="EM"
          isCollapsed={isCollapsed}
          onToggle={() => setCollapsed(!isCollapsed)}
          inbox={null}
        >
          <SampleMenu />
        </Sidebar>
      }
      footer={<Footer copyright="© 2026 Hotel Management. All rights reserved." version="Version 1.0.0-alpha" />}
    >
      <Page>
        <PageHeader
          title="Properties"
          subtitle="34 properties, 24 bookable today"
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
    </AppLayout>
  )
}

export const gallery: Gallery = { title: 'Page: list', isPage: true, examples: { List: ListPage } }
