import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { key, properties as propertiesIcon, signOut } from '../../design/icon/icons.css.ts'
import { MenuGroup, MenuPlace, MenuSlot } from '../../design/spine/MenuGroup.tsx'
import { MenuItem } from '../../design/spine/MenuItem.tsx'
import { selectPermissions } from '../../machines/access/access.machine.ts'
import { selectProperty } from '../../machines/property/property.selectors.ts'
import { selectIsPending } from '../../machines/session/session.selectors.ts'
import type { SwitcherPlace } from '../../machines/switcher/switcher.machine.ts'
import * as paths from '../../paths.ts'
import { sectionRoutes } from '../../paths/table.ts'
import { useServices, useSession } from '../actors.ts'
import { useAccess, usePassword, useProperty } from './actors.ts'
import { sectionIcons, services } from './menu.ts'
import { PropertySwitcher } from './PropertySwitcher.tsx'

/** Spec section 2, side menu: services, hotel and bottom groups, each item only with its permission. */
export function SideMenu({ onChosen, place }: { onChosen: () => void; place: SwitcherPlace }) {
  const permissions = useSelector(useAccess(), selectPermissions)
  const urls = useServices()
  const password = usePassword()
  const shown = services.filter((service) => permissions.has(service.permission))
  const choose = (act: () => void) => () => {
    onChosen()
    act()
  }
  return (
    <>
      {shown.length > 0 ? (
        <MenuGroup label="Services" isExternal={shown.some(({ name }) => urls[name])}>
          {shown.map(({ name, label, icon }) => {
            // Readings 6: it is this app itself.
            if (name === 'hotel_management')
              return <MenuItem key={name} label={label} icon={icon} href={paths.root} current="service" />
            const url = urls[name]
            // Readings 6: an unset link leads to /under-construction, and says beforehand that it has nowhere else to go.
            return url ? (
              <MenuItem key={name} label={label} icon={icon} href={url} isExternal />
            ) : (
              <MenuItem key={name} label={label} icon={icon} href={paths.underConstruction} note="not connected" />
            )
          })}
        </MenuGroup>
      ) : null}
      <HotelGroup menu={place} />
      <MenuGroup label="Account" isLabelShown={false} isLast>
        <MenuItem
          label="Change Password"
          icon={key}
          onPress={choose(() => password.send({ type: 'password.opened' }))}
        />
        <LogoutItem onFailed={onChosen} />
      </MenuGroup>
    </>
  )
}

/** Spec section 4, logout pending. The drawer stays until it is known how it ended. */
function LogoutItem({ onFailed }: { onFailed: () => void }) {
  const session = useSession()
  const isPending = useSelector(session, selectIsPending)
  const wasPending = useRef(false)
  useEffect(() => {
    // Still here after all: the notice that says why lies beneath the drawer.
    if (wasPending.current && !isPending) onFailed()
    wasPending.current = isPending
  }, [isPending, onFailed])
  return (
    <MenuItem
      label={isPending ? 'Logging out…' : 'Logout'}
      icon={signOut}
      isPending={isPending}
      onPress={() => session.send({ type: 'logout.requested' })}
    />
  )
}

function HotelGroup({ menu }: { menu: SwitcherPlace }) {
  const permissions = useSelector(useAccess(), selectPermissions)
  const property = useSelector(useProperty(), selectProperty)
  const pathname = usePathname()
  const place = paths.parsePlace(pathname)
  const prefix = place.name === 'property' ? place.prefix : null
  const sections = prefix ? sectionRoutes.filter(({ menu }) => permissions.has(menu)) : []
  const hasProperties = permissions.has('access_properties')
  if (!hasProperties && sections.length === 0) return null
  return (
    <MenuGroup label="Hotel">
      {hasProperties ? (
        <MenuItem
          label="Properties"
          icon={propertiesIcon}
          href={paths.properties()}
          current={place.name === 'properties' ? 'page' : undefined}
        />
      ) : null}
      {sections.length === 0 ? null : hasProperties ? (
        <MenuSlot>
          <PropertySwitcher current={property?.name ?? prefix ?? ''} place={menu} />
        </MenuSlot>
      ) : (
        <MenuPlace>{property?.name ?? prefix}</MenuPlace>
      )}
      {sections.map(({ section, title, permission }) => (
        <MenuItem
          key={section}
          label={title}
          icon={sectionIcons[section]}
          href={paths.property(prefix ?? '', section)}
          current={place.name === 'property' && place.section === section ? 'page' : undefined}
          // Readings 1: visible although its route would refuse, and said so.
          note={permissions.has(permission) ? undefined : 'no access'}
          isLocked={!permissions.has(permission)}
        />
      ))}
    </MenuGroup>
  )
}
