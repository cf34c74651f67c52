import {
  accessPass,
  autogate,
  bookings,
  calendar,
  dashboard,
  golf,
  history,
  home,
  hotel,
  housekeeping,
  key,
  payments,
  products,
  properties,
  report,
  signOut,
  sms,
  transportation,
  users,
} from '../../../design/icon/icons.css.ts'
import { MenuGroup, MenuHeading } from './MenuGroup.tsx'
import { MenuItem } from './MenuItem.tsx'

const services = {
  Home: home,
  'Users Management': users,
  Bookings: bookings,
  'Hotel Management': hotel,
  Products: products,
  Transportation: transportation,
  Payments: payments,
  Autogate: autogate,
  Golf: golf,
  'Access Pass': accessPass,
  SMS: sms,
}

/** A manager's menu, for the gallery. */
export const SampleMenu = () => (
  <>
    <MenuGroup label="Services" isExternal>
      {Object.entries(services).map(([label, icon]) => (
        <MenuItem key={label} label={label} icon={icon} href="?to=service" isExternal />
      ))}
    </MenuGroup>
    <MenuGroup label="Hotel">
      <MenuItem label="Properties" icon={properties} href="?to=properties" current="page" />
      <MenuHeading>Lakeside Golf Resort</MenuHeading>
      <MenuItem label="Dashboard" icon={dashboard} href="?to=dashboard" />
      <MenuItem label="Hotel Calendar" icon={calendar} href="?to=calendar" />
      <MenuItem label="Housekeeping" icon={housekeeping} href="?to=housekeeping" />
      <MenuItem label="Products" icon={products} href="?to=products" note="no access" isLocked />
      <MenuItem label="Accounting Report" icon={report} href="?to=report" />
      <MenuItem label="Activity Logs" icon={history} href="?to=logs" />
    </MenuGroup>
    <MenuGroup label="Account" isLabelShown={false} isLast>
      <MenuItem label="Change Password" icon={key} onPress={() => undefined} />
      <MenuItem label="Logout" icon={signOut} onPress={() => undefined} />
    </MenuGroup>
  </>
)

export const person = { brand: 'Hotel Management', greeting: 'Welcome, Elena!', roleName: 'Front Desk' }
