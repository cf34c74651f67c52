import { outline } from './outline.ts'
import { __iconData as outOfInventoryData } from 'lucide-react/icons/archive-x'
import { __iconData as arrowDownData } from 'lucide-react/icons/arrow-down'
import { __iconData as arrowLeftData } from 'lucide-react/icons/arrow-left'
import { __iconData as arrowRightData } from 'lucide-react/icons/arrow-right'
import { __iconData as arrowUpData } from 'lucide-react/icons/arrow-up'
import { __iconData as externalData } from 'lucide-react/icons/arrow-up-right'
import { __iconData as inspectedData } from 'lucide-react/icons/badge-check'
import { __iconData as banData } from 'lucide-react/icons/ban'
import { __iconData as bedData } from 'lucide-react/icons/bed-double'
import { __iconData as internalUseData } from 'lucide-react/icons/briefcase'
import { __iconData as housekeepingData } from 'lucide-react/icons/brush-cleaning'
import { __iconData as propertiesData } from 'lucide-react/icons/building-complex'
import { __iconData as transportationData } from 'lucide-react/icons/bus'
import { __iconData as bookingsData } from 'lucide-react/icons/calendar-check'
import { __iconData as calendarData } from 'lucide-react/icons/calendar-days'
import { __iconData as calendarRangeData } from 'lucide-react/icons/calendar-range'
import { __iconData as checkData } from 'lucide-react/icons/check'
import { __iconData as chevronDownData } from 'lucide-react/icons/chevron-down'
import { __iconData as chevronLeftData } from 'lucide-react/icons/chevron-left'
import { __iconData as chevronRightData } from 'lucide-react/icons/chevron-right'
import { __iconData as chevronUpData } from 'lucide-react/icons/chevron-up'
import { __iconData as sortableData } from 'lucide-react/icons/chevrons-up-down'
import { __iconData as circleCheckData } from 'lucide-react/icons/circle-check'
import { __iconData as circleDashedData } from 'lucide-react/icons/circle-dashed'
import { __iconData as circleAlertData } from 'lucide-react/icons/circle-exclamation-point'
import { __iconData as parkingData } from 'lucide-react/icons/circle-letter-p'
import { __iconData as inactiveData } from 'lucide-react/icons/circle-slash'
import { __iconData as circleXData } from 'lucide-react/icons/circle-x'
import { __iconData as clockData } from 'lucide-react/icons/clock'
import { __iconData as outOfServiceData } from 'lucide-react/icons/construction'
import { __iconData as copyData } from 'lucide-react/icons/copy'
import { __iconData as paymentsData } from 'lucide-react/icons/credit-card'
import { __iconData as availableData } from 'lucide-react/icons/door-open'
import { __iconData as downloadData } from 'lucide-react/icons/download'
import { __iconData as dirtyData } from 'lucide-react/icons/droplets'
import { __iconData as ellipsisData } from 'lucide-react/icons/ellipsis'
import { __iconData as eyeData } from 'lucide-react/icons/eye'
import { __iconData as eyeOffData } from 'lucide-react/icons/eye-off'
import { __iconData as fileData } from 'lucide-react/icons/file-spreadsheet'
import { __iconData as golfData } from 'lucide-react/icons/flag'
import { __iconData as gripData } from 'lucide-react/icons/grip-vertical'
import { __iconData as holdData } from 'lucide-react/icons/hand'
import { __iconData as hotelData } from 'lucide-react/icons/hotel'
import { __iconData as homeData } from 'lucide-react/icons/house'
import { __iconData as accessPassData } from 'lucide-react/icons/id-card'
import { __iconData as imageData } from 'lucide-react/icons/image'
import { __iconData as infoData } from 'lucide-react/icons/info'
import { __iconData as keyData } from 'lucide-react/icons/key-round'
import { __iconData as dashboardData } from 'lucide-react/icons/layout-dashboard'
import { __iconData as listData } from 'lucide-react/icons/list'
import { __iconData as lockData } from 'lucide-react/icons/lock'
import { __iconData as signInData } from 'lucide-react/icons/log-in'
import { __iconData as signOutData } from 'lucide-react/icons/log-out'
import { __iconData as menuData } from 'lucide-react/icons/menu'
import { __iconData as smsData } from 'lucide-react/icons/message-square'
import { __iconData as minusData } from 'lucide-react/icons/minus'
import { __iconData as productsData } from 'lucide-react/icons/package'
import { __iconData as collapseData } from 'lucide-react/icons/panel-left-close'
import { __iconData as expandData } from 'lucide-react/icons/panel-left-open'
import { __iconData as pauseData } from 'lucide-react/icons/pause'
import { __iconData as pencilData } from 'lucide-react/icons/pencil'
import { __iconData as plusData } from 'lucide-react/icons/plus'
import { __iconData as powerData } from 'lucide-react/icons/power'
import { __iconData as powerOffData } from 'lucide-react/icons/power-off'
import { __iconData as printData } from 'lucide-react/icons/printer'
import { __iconData as reportData } from 'lucide-react/icons/receipt-text'
import { __iconData as refreshData } from 'lucide-react/icons/refresh-cw'
import { __iconData as historyData } from 'lucide-react/icons/rotate-ccw-clock'
import { __iconData as searchData } from 'lucide-react/icons/search'
import { __iconData as preferencesData } from 'lucide-react/icons/settings-2'
import { __iconData as pickupData } from 'lucide-react/icons/shirt'
import { __iconData as filtersData } from 'lucide-react/icons/sliders-horizontal'
import { __iconData as sparkleData } from 'lucide-react/icons/sparkle'
import { __iconData as cleanData } from 'lucide-react/icons/sparkles'
import { __iconData as cleaningData } from 'lucide-react/icons/spray-can'
import { __iconData as autogateData } from 'lucide-react/icons/square-letter-p'
import { __iconData as tagData } from 'lucide-react/icons/tag'
import { __iconData as tagsData } from 'lucide-react/icons/tags'
import { __iconData as trashData } from 'lucide-react/icons/trash'
import { __iconData as triangleAlertData } from 'lucide-react/icons/triangle-exclamation-point'
import { __iconData as undoData } from 'lucide-react/icons/undo-2'
import { __iconData as uploadData } from 'lucide-react/icons/upload'
import { __iconData as userData } from 'lucide-react/icons/user'
import { __iconData as usersData } from 'lucide-react/icons/users'
import { __iconData as offlineData } from 'lucide-react/icons/wifi-off'
import { __iconData as outOfOrderData } from 'lucide-react/icons/wrench'
import { __iconData as crossData } from 'lucide-react/icons/x'

// `.css.ts` files are evaluated at build time. Only the finished paths reach the browser, each chunk has just the
// icons it uses, and lucide-react's runtime is left out. Names say the role; the drawing behind a role may change
// (ADR 0021).

export const home = outline(homeData.node)
export const users = outline(usersData.node)
export const bookings = outline(bookingsData.node)
export const hotel = outline(hotelData.node)
export const products = outline(productsData.node)
export const transportation = outline(transportationData.node)
export const payments = outline(paymentsData.node)
export const autogate = outline(autogateData.node)
export const golf = outline(golfData.node)
export const accessPass = outline(accessPassData.node)
export const sms = outline(smsData.node)
export const properties = outline(propertiesData.node)
export const dashboard = outline(dashboardData.node)
export const calendar = outline(calendarData.node)
export const calendarRange = outline(calendarRangeData.node)
export const housekeeping = outline(housekeepingData.node)
export const report = outline(reportData.node)
export const history = outline(historyData.node)
export const key = outline(keyData.node)
export const preferences = outline(preferencesData.node)
export const signOut = outline(signOutData.node)
export const signIn = outline(signInData.node)
export const menu = outline(menuData.node)
export const collapse = outline(collapseData.node)
export const expand = outline(expandData.node)
export const external = outline(externalData.node)
export const lock = outline(lockData.node)
export const plus = outline(plusData.node)
export const minus = outline(minusData.node)
export const download = outline(downloadData.node)
export const upload = outline(uploadData.node)
export const search = outline(searchData.node)
export const filters = outline(filtersData.node)
export const chevronDown = outline(chevronDownData.node)
export const chevronUp = outline(chevronUpData.node)
export const chevronLeft = outline(chevronLeftData.node)
export const chevronRight = outline(chevronRightData.node)
export const cross = outline(crossData.node)
export const arrowUp = outline(arrowUpData.node)
export const arrowDown = outline(arrowDownData.node)
export const arrowLeft = outline(arrowLeftData.node)
export const arrowRight = outline(arrowRightData.node)
export const sortable = outline(sortableData.node)
export const circleX = outline(circleXData.node)
export const circleCheck = outline(circleCheckData.node)
export const circleDashed = outline(circleDashedData.node)
export const circleAlert = outline(circleAlertData.node)
export const triangleAlert = outline(triangleAlertData.node)
export const info = outline(infoData.node)
export const check = outline(checkData.node)
export const power = outline(powerData.node)
export const powerOff = outline(powerOffData.node)
export const ellipsis = outline(ellipsisData.node)
export const trash = outline(trashData.node)
export const image = outline(imageData.node)
export const eye = outline(eyeData.node)
export const eyeOff = outline(eyeOffData.node)
export const pencil = outline(pencilData.node)
export const refresh = outline(refreshData.node)
export const offline = outline(offlineData.node)
export const clock = outline(clockData.node)
export const undo = outline(undoData.node)
export const tags = outline(tagsData.node)
export const ban = outline(banData.node)
export const pause = outline(pauseData.node)
export const user = outline(userData.node)
export const list = outline(listData.node)
export const bed = outline(bedData.node)
export const parking = outline(parkingData.node)
export const copy = outline(copyData.node)
export const file = outline(fileData.node)
export const grip = outline(gripData.node)
export const sparkle = outline(sparkleData.node)
export const tag = outline(tagData.node)
export const print = outline(printData.node)

// Housekeeping status of a room.
export const dirty = outline(dirtyData.node)
export const cleaning = outline(cleaningData.node)
export const pickup = outline(pickupData.node)
export const clean = outline(cleanData.node)
export const inspected = outline(inspectedData.node)

// Facility status of a room or asset.
export const available = outline(availableData.node)
export const outOfService = outline(outOfServiceData.node)
export const outOfOrder = outline(outOfOrderData.node)
export const internalUse = outline(internalUseData.node)
export const hold = outline(holdData.node)
export const outOfInventory = outline(outOfInventoryData.node)
export const inactive = outline(inactiveData.node)
