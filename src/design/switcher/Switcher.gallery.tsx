import { useState } from 'react'
import type { Gallery } from '../gallery/specimen.ts'
import { dashboard, housekeeping, properties } from '../icon/icons.css.ts'
import { Page } from '../layout/Page.tsx'
import { AppShell } from '../spine/AppShell.tsx'
import { Drawer } from '../spine/Drawer.tsx'
import { MenuGroup, MenuSlot } from '../spine/MenuGroup.tsx'
import { MenuItem } from '../spine/MenuItem.tsx'
import { Spine } from '../spine/Spine.tsx'
import { person } from '../spine/Spine.specimens.tsx'
import { TopBar } from '../spine/TopBar.tsx'
import { Heading } from '../text/Heading.tsx'
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

const stateAsked = () =>
  location.hash === '#failed' ? 'failed' : location.hash === '#loading' ? 'loading' : ('ready' as const)

function Shell() {
  const [isCollapsed, setCollapsed] = useState(false)
  const [isMenuOpen, setMenuOpen] = useState(false)
  return (
    <AppShell
      topBar={<TopBar title="Hotel Management" isMenuOpen={isMenuOpen} onMenu={() => setMenuOpen(true)} />}
      spine={
        <Spine {...person} initials="EM" isCollapsed={isCollapsed} onToggle={() => setCollapsed(!isCollapsed)}>
          <Sample state={stateAsked()} />
        </Spine>
      }
      footer={null}
    >
      <Page>
        <Heading level={1}>Switcher</Heading>
        <Drawer {...person} isOpen={isMenuOpen} onClose={() => setMenuOpen(false)}>
          <Sample state={stateAsked()} />
        </Drawer>
      </Page>
    </AppShell>
  )
}

export const gallery: Gallery = { title: 'Page: switcher', isPage: true, specimens: { Switcher: Shell } }
