/*
 * The baseline: the least a browser must do for the same task with the same API. Hand-written DOM without framework,
 * routes or error handling. Results of the app are given as a multiple of this.
 */

const make = (tag, props = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), props)
  element.append(...children)
  return element
}
const labelled = (text, input) => make('label', {}, text, input)

let token = ''
const call = async (path, init = {}) => {
  const headers = { Accept: 'application/json', 'X-App-Context': 'hotel_management' }
  if (token) headers.Authorization = `Bearer ${token}`
  const reply = await fetch(`/api/v1/${path}`, { ...init, headers })
  return reply.json()
}

function showLogin() {
  const email = make('input', { type: 'email', autocomplete: 'username', required: true })
  const password = make('input', { type: 'password', autocomplete: 'current-password', required: true })
  const form = make('form', {}, make('h1', {}, 'Sign in'), labelled('Email', email), labelled('Password', password))
  form.append(make('button', { type: 'submit' }, 'Sign in'))
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const body = new FormData()
    body.set('email', email.value)
    body.set('password', password.value)
    token = (await call('login', { method: 'POST', body })).data.token
    await call('user_management/access_control/user/permissions')
    showList()
  })
  document.body.replaceChildren(make('main', {}, form))
}

const view = { page: 1, bookable_status: 'all', keyword: '' }
const columns = ['Property', 'Type', 'Rooms', 'Assets', 'Bookable', 'Window', 'Status', 'Updated', 'Actions']

function showList() {
  Object.assign(view, { page: 1, bookable_status: 'all', keyword: '' })
  const keyword = make('input', { type: 'search' })
  let pause
  keyword.addEventListener('input', () => {
    clearTimeout(pause)
    pause = setTimeout(() => change({ keyword: keyword.value, page: 1 }), 150)
  })
  const statuses = ['All', 'Bookable', 'Unbookable'].map((name) => {
    const radio = make('input', { type: 'radio', name: 'bookable_status', checked: name === 'All' })
    radio.addEventListener('change', () => change({ bookable_status: name.toLowerCase(), page: 1 }))
    return labelled(name, radio)
  })
  const head = make('tr', {}, ...columns.map((name) => make('th', { scope: 'col' }, name)))
  rows = make('tbody')
  const table = make('table', { ariaLabel: 'Properties' }, make('thead', {}, head), rows)
  count = make('span', { role: 'status' })
  back = make('button', { type: 'button' }, 'Previous page')
  next = make('button', { type: 'button' }, 'Next page')
  back.addEventListener('click', () => change({ page: view.page - 1 }))
  next.addEventListener('click', () => change({ page: view.page + 1 }))
  document.body.replaceChildren(
    make(
      'main',
      {},
      make('h1', {}, 'Properties'),
      labelled('Keyword', keyword),
      make('fieldset', {}, make('legend', {}, 'Bookable status'), ...statuses),
      table,
      make('nav', { ariaLabel: 'Pages' }, count, back, next),
    ),
  )
  change({})
}

let rows, count, back, next
let newest = 0
const date = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' })
const day = (text) => (text ? date.format(new Date(text)) : '…')

async function change(changes) {
  Object.assign(view, changes)
  const asked = ++newest
  const query = new URLSearchParams({ ...view, per_page: 10, sort: 'name' })
  const { data, meta } = await call(`hotel_management/properties/property?${query}`)
  if (asked !== newest) return
  rows.replaceChildren(...data.map(row))
  count.textContent = `${meta.total} properties, page ${meta.current_page} of ${meta.last_page}`
  back.disabled = meta.current_page <= 1
  next.disabled = meta.current_page >= meta.last_page
}

async function showProperty(prefix) {
  const { data } = await call(`hotel_management/properties/property/${prefix}`)
  const products = make('a', { href: `/hotel-management/properties/${prefix}/products` }, 'Products')
  products.addEventListener('click', (event) => {
    event.preventDefault()
    showFacilities(data)
  })
  document.body.replaceChildren(
    make('main', {}, make('h1', {}, data.name), make('nav', { ariaLabel: 'Hotel' }, products)),
  )
}

const facilityColumns = ['Name', 'Type', 'Floor', 'Status', 'Condition', 'Occupancy', 'Window', 'Updated', 'Actions']

async function showFacilities(property) {
  const query = new URLSearchParams({ property_id: property.id, query_type: 'rooms', per_page: 10, hide_images: 1 })
  const { data, meta } = await call(`hotel_management/properties/facilities?${query}`)
  const head = make('tr', {}, ...facilityColumns.map((name) => make('th', { scope: 'col' }, name)))
  const body = make('tbody', {}, ...data.map(facilityRow))
  document.body.replaceChildren(
    make(
      'main',
      {},
      make('h1', {}, 'Rooms'),
      labelled('Keyword', make('input', { type: 'search' })),
      make('table', { ariaLabel: 'Rooms' }, make('thead', {}, head), body),
      make('nav', { ariaLabel: 'Pages' }, `${meta.total} rooms, page ${meta.current_page} of ${meta.last_page}`),
    ),
  )
}

function facilityRow(facility) {
  const cells = [
    facility.facility_type.name,
    facility.floor ?? '',
    facility.facility_status,
    facility.housekeeping_status,
    facility.occupancy,
    `${day(facility.bookable_date_from)} – ${day(facility.bookable_date_to)}`,
    day(facility.updated_at),
  ].map((text) => make('td', {}, text))
  const actions = make('button', { type: 'button', ariaLabel: `Actions for ${facility.name}` }, '…')
  return make('tr', {}, make('th', { scope: 'row' }, facility.name), ...cells, make('td', {}, actions))
}

function row(property) {
  const link = make('a', { href: `/hotel-management/properties/${property.prefix}` }, property.name)
  link.addEventListener('click', (event) => {
    event.preventDefault()
    showProperty(property.prefix)
  })
  const cells = [
    property.property_type.name,
    property.rooms_count,
    property.assets_count,
    property.bookable_status === 'bookable' ? 'Bookable' : 'Unbookable',
    `${day(property.bookable_date_from)} – ${day(property.bookable_date_to)}`,
    property.status === 1 ? 'Active' : 'Deactivated',
    day(property.updated_at),
  ].map((text) => make('td', { className: typeof text === 'number' ? 'number' : '' }, String(text)))
  const actions = make('button', { type: 'button', ariaLabel: `Actions for ${property.name}` }, '…')
  const head = make('th', { scope: 'row' }, link, ' ', make('small', {}, property.prefix))
  return make('tr', {}, head, ...cells, make('td', {}, actions))
}

showLogin()
