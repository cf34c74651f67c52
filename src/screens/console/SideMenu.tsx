import { useSelector } from '@xstate/react'
import { usePathname } from 'wouter/use-browser-location'
import { key, properties as propertiesIcon, signOut } from '../../design/icon/icons.css.ts'
import { MenuGroup, MenuPlace, MenuSlot } from '../../design/spine/MenuGroup.tsx'
import { MenuItem } from '../../design/spine/MenuItem.tsx'
import { selectPermissions } from '../../machines/access/access.machine.ts'
import { menuPermissions } from '../../machines/access/access.rules.ts'
import { sectionPermissions } from '../../machines/access/route-permissions.ts'
import { selectProperty } from '../../machines/property/property.selectors.ts'
import type { SwitcherPlace } from '../../machines/switcher/switcher.machine.ts'
import * as paths from '../../paths.ts'
import { useServices, useSession } from '../actors.ts'
import { useAccess, usePassword, useProperty } from './actors.ts'
import { sectionItems, services } from './menu.ts'
import { PropertySwitcher } from './PropertySwitcher.tsx'

/** Spec section 2, side menu: services, hotel and bottom groups, each item only with its permission. */
export function SideMenu({ onChosen, place }: { onChosen: () => void; place: SwitcherPlace }) {
  const permissions = useSelector(useAccess(), selectPermissions)
  const urls = useServices()
  const session = useSession()
  const password = usePassword()
  const shown = services.filter((service) => permissions.has(service.permission))
  const choose = (act: () => void) => () => {
    onChosen()
    act()
  }
  return (
    <>
      {shown.length > 0 ? (
        <MenuGroup label="Services" isExternal>
          {shown.map(({ name, label, icon }) => {
            const url = urls[name]
            // Readings 6: an unset link leads to /under-construction.
            return (
              <MenuItem key={name} label={label} icon={icon} href={url ?? paths.underConstruction} isExternal={!!url} />
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
        <MenuItem label="Logout" icon={signOut} onPress={choose(() => session.send({ type: 'logout.requested' }))} />
      </MenuGroup>
    </>
  )
}

function HotelGroup({ menu }: { menu: SwitcherPlace }) {
  const permissions = useSelector(useAccess(), selectPermissions)
  const property = useSelector(useProperty(), selectProperty)
  const pathname = usePathname()
  const place = paths.parsePlace(pathname)
  const prefix = place.name === 'property' ? place.prefix : null
  const sections = prefix ? paths.sections.filter((section) => permissions.has(menuPermissions[section])) : []
  const hasProperties = permissions.has('access_properties')
  if (!hasProperties && sections.length === 0) return null
  return (
    <MenuGroup label="Hotel">
      {hasProperties ? (
        <MenuItem
          label="Properties"
          icon={propertiesIcon}
          href={paths.properties()}
          isCurrent={place.name === 'properties'}
        />
      ) : null}
      {sections.length === 0 ? null : hasProperties ? (
        <MenuSlot>
          <PropertySwitcher current={property?.name ?? prefix ?? ''} place={menu} />
        </MenuSlot>
      ) : (
        <MenuPlace>{property?.name ?? prefix}</MenuPlace>
      )}
      {sections.map((section) => (
        <MenuItem
          key={section}
          {...sectionItems[section]}
          href={paths.property(prefix ?? '', section)}
          isCurrent={place.name === 'property' && place.section === section}
          // Readings 1: visible although its route would refuse, and said so.
          note={permissions.has(sectionPermissions[section]) ? undefined : 'no access'}
        />
      ))}
    </MenuGroup>
  )
}
