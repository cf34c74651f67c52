import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { key, preferences, properties as propertiesIcon, signOut } from '../../design/icon/icons.css.ts'
import { MenuGroup, MenuHeading, MenuSlot } from './sidebar/MenuGroup.tsx'
import { MenuItem } from './sidebar/MenuItem.tsx'
import { PropertyButton } from './sidebar/PropertyButton.tsx'
import { SearchButton } from './sidebar/SearchButton.tsx'
import { selectPermissions } from '../../machines/access/access.machine.ts'
import { selectProperty } from '../../machines/property/property.selectors.ts'
import { selectIsPending } from '../../machines/session/session.selectors.ts'
import * as routes from '../../routes/properties.ts'
import { peoplePath } from '../../routes/route-table.ts'
import { useServices, useSession } from '../actor-hooks.ts'
import { useAccess, usePassword, useProperty } from './actor-hooks.ts'
import { menuRoutes, sectionIcons, sectionTitles, services } from './menu.ts'
import { phrase } from '../../phrases/phrase.ts'

export interface MenuActions {
  onPreferences: () => void
  onSearch: () => void
}

interface SideMenuProps extends MenuActions {
  onChosen: () => void
}

/** The side menu: services, hotel and bottom groups. Each item requires its permission (requirement 2.menu). */
export function SideMenu({ onChosen, onPreferences, onSearch }: SideMenuProps) {
  const permissions = useSelector(useAccess(), selectPermissions)
  const urls = useServices()
  const password = usePassword()
  const place = routes.parseRoute(usePathname()).name
  const shown = services.filter((service) => permissions.has(service.permission))
  const choose = (act: () => void) => () => {
    onChosen()
    act()
  }
  return (
    <>
      <SearchButton label={phrase('shell.search')} shortcut="Control+K" onPress={choose(onSearch)} />
      {shown.length > 0 ? (
        <MenuGroup label={phrase('shell.services')} isExternal={shown.some(({ name }) => urls[name])}>
          {shown.map(({ name, label, icon }) => {
            // This app (domain D6).
            if (name === 'hotel_management')
              return <MenuItem key={name} label={label} icon={icon} href={routes.root} current="service" />
            // Without the users service, this app has a list of people (ADR 0096).
            const isPeople = name === 'users_management' && !urls[name]
            const url = isPeople ? peoplePath : urls[name]
            // A service without a URL links to /under-construction and has a note (domain D6).
            return url ? (
              <MenuItem
                key={name}
                label={label}
                icon={icon}
                href={url}
                isExternal={!isPeople}
                current={isPeople && place === 'people' ? 'page' : undefined}
              />
            ) : (
              <MenuItem
                key={name}
                label={label}
                icon={icon}
                href={routes.underConstruction}
                note={phrase('shell.notConnected')}
              />
            )
          })}
        </MenuGroup>
      ) : null}
      <HotelGroup onSwitch={choose(onSearch)} />
      <MenuGroup label={phrase('shell.account')} isLabelShown={false} isLast>
        <MenuItem label={phrase('shell.preferences')} icon={preferences} onPress={choose(onPreferences)} />
        <MenuItem
          label={phrase('shell.changePassword')}
          icon={key}
          onPress={choose(() => password.send({ type: 'password.opened' }))}
        />
        <LogoutItem onFailed={onChosen} />
      </MenuGroup>
    </>
  )
}

/** The drawer stays open while a logout is pending (requirement 4.logout.pending). */
function LogoutItem({ onFailed }: { onFailed: () => void }) {
  const session = useSession()
  const isPending = useSelector(session, selectIsPending)
  const wasPending = useRef(false)
  useEffect(() => {
    // The logout failed: close the drawer, because it covers the notice with the reason.
    if (wasPending.current && !isPending) onFailed()
    wasPending.current = isPending
  }, [isPending, onFailed])
  return (
    <MenuItem
      label={isPending ? phrase('shell.loggingOutItem') : phrase('shell.logout')}
      icon={signOut}
      isPending={isPending}
      onPress={() => session.send({ type: 'logout.requested' })}
    />
  )
}

function HotelGroup({ onSwitch }: { onSwitch: () => void }) {
  const permissions = useSelector(useAccess(), selectPermissions)
  const property = useSelector(useProperty(), selectProperty)
  const pathname = usePathname()
  const place = routes.parseRoute(pathname)
  const prefix = place.name === 'property' ? place.prefix : null
  const sections = prefix ? menuRoutes.filter(({ menu }) => permissions.has(menu)) : []
  const hasProperties = permissions.has('access_properties')
  if (!hasProperties && sections.length === 0) return null
  return (
    <MenuGroup label={phrase('shell.hotel')}>
      {hasProperties ? (
        <MenuItem
          label={phrase('shell.properties')}
          icon={propertiesIcon}
          href={routes.properties()}
          current={place.name === 'properties' ? 'page' : undefined}
        />
      ) : null}
      {sections.length === 0 ? null : hasProperties ? (
        <MenuSlot>
          <PropertyButton
            label={phrase('shell.switchProperty')}
            current={property?.name ?? prefix ?? ''}
            onPress={onSwitch}
          />
        </MenuSlot>
      ) : (
        <MenuHeading>{property?.name ?? prefix}</MenuHeading>
      )}
      {sections.map(({ section, permission }) => (
        <MenuItem
          key={section}
          label={sectionTitles[section]}
          icon={sectionIcons[section]}
          href={routes.property(prefix ?? '', section)}
          current={place.name === 'property' && place.section === section ? 'page' : undefined}
          // Visible without permission although its route denies access; the note says so (domain D1).
          note={permissions.has(permission) ? undefined : phrase('shell.noAccess')}
          isLocked={!permissions.has(permission)}
        />
      ))}
    </MenuGroup>
  )
}
