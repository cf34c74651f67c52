import { useState } from 'react'
import type { Gallery } from '../../../design/gallery/gallery.ts'
import { dashboard, housekeeping, properties } from '../../../design/icon/icons.css.ts'
import { Page } from '../../../design/layout/Page.tsx'
import { AppLayout } from '../sidebar/AppLayout.tsx'
import { Drawer } from '../sidebar/Drawer.tsx'
import { MenuGroup, MenuSlot } from '../sidebar/MenuGroup.tsx'
import { MenuItem } from '../sidebar/MenuItem.tsx'
import { Sidebar } from '../sidebar/Sidebar.tsx'
import { person } from '../sidebar/Sidebar.samples.tsx'
import { TopBar } from '../sidebar/TopBar.tsx'
import { Heading } from '../../../design/text/Heading.tsx'
import { Switcher } from './Switcher.tsx'
import { SwitcherPopover, type SwitcherPopoverProps } from './SwitcherPopover.tsx'

const hotels = ['Alpine View', 'Castle Inn', 'Lakeside Golf Resort', 'Orchard Guest House', 'Villa Serena']

function Sample({ state }: Pick<SwitcherPopoverProps, 'state'>) {
  const [isOpen, setOpen] = useState(false)
  const [current, setCurrent] = useState('Lakeside Golf Resort')
  const [query, setQuery] = useState('')
  const items = hotels
    .filter((hotel) => hotel.toLowerCase().includes(query.toLowerCase()))
    .map((hotel) => ({
      id: hotel,
      label: hotel,
      note: hotel.toLowerCase().replaceAll(' ', '-'),
      isCurrent: hotel === current,
    }))
  const close = () => {
    setOpen(false)
    setQuery('')
  }
  return (
    <MenuGroup label="Hotel">
      <MenuItem label="Properties" icon={properties} href="?to=properties" />
      <MenuSlot>
        <Switcher label="Switch property" shortcut="Control+K" {...{ current, isOpen }} onOpen={() => setOpen(true)}>
          {(trigger) => (
            <SwitcherPopover
              label="Switch property"
              {...{ trigger, query, items, state }}
              message={state === 'failed' ? 'The server did not answer' : 'No property matches'}
              onQuery={setQuery}
              onRetry={() => undefined}
              onClose={close}
              onPick={(id) => {
                setCurrent(id)
                close()
              }}
            />
          )}
        </Switcher>
      </MenuSlot>
      <MenuItem label="Dashboard" icon={dashboard} href="?to=dashboard" current="page" />
      <MenuItem label="Housekeeping" icon={housekeeping} href="?to=housekeeping" />
    </MenuGroup>
  )
}

const requestedState = () =>
  location.hash === '#failed' ? 'failed' : location.hash === '#loading' ? 'loading' : ('ready' as const)

function SwitcherPage() {
  const [isCollapsed, setCollapsed] = useState(false)
  const [isMenuOpen, setMenuOpen] = useState(false)
  return (
    <AppLayout
      topBar={<TopBar title="Hotel Management" isMenuOpen={isMenuOpen} onMenu={() => setMenuOpen(true)} />}
      sidebar={
        <Sidebar {...person} initials="EM" isCollapsed={isCollapsed} onToggle={() => setCollapsed(!isCollapsed)}>
          <Sample state={requestedState()} />
        </Sidebar>
      }
      footer={null}
    >
      <Page>
        <Heading level={1}>Switcher</Heading>
        <Drawer {...person} isOpen={isMenuOpen} onClose={() => setMenuOpen(false)}>
          <Sample state={requestedState()} />
        </Drawer>
      </Page>
    </AppLayout>
  )
}

export const gallery: Gallery = { title: 'Page: switcher', isPage: true, examples: { Switcher: SwitcherPage } }
