/** A call with many parameters. Each parameter is a requirement of its own, since nobody sends all of them at once. */
interface ManyParameters {
  /** The ids of its requirements begin with it. */
  id: string
  call: string
  /** As they are sent. */
  parameters: readonly string[]
}

const hotel = 'v1/hotel_management/properties/'

const propertyFilters: ManyParameters = {
  id: '3.property.filters',
  call: `GET ${hotel}property`,
  parameters: ['property_type_ids[]', 'bookable_status', 'status', 'bookable_date_from', 'bookable_date_to'],
}

const facilityFilters: ManyParameters = {
  id: '3.facility.filters',
  call: `GET ${hotel}facilities`,
  parameters: [
    'facility_category_ids[]',
    'housekeeping_statuses[]',
    'facility_statuses[]',
    'facility_type_ids[]',
    'floors[]',
    'available_start',
    'available_end',
    'booked_start',
    'booked_end',
    'updated_date_from',
    'updated_date_to',
    'housekeeping_start_date',
    'housekeeping_end_date',
  ],
}

const propertyList: ManyParameters = {
  id: '7.calls.property.list',
  call: `GET ${hotel}property`,
  parameters: ['page', 'keyword', 'download'],
}

const facilityList: ManyParameters = {
  id: '7.calls.facilities.list',
  call: `GET ${hotel}facilities`,
  parameters: [
    'page',
    'per_page',
    'property_id',
    'keyword',
    'hide_images',
    'include_ids[]',
    'exclude_ids[]',
    'dontPaginate',
    'exluded_facility_statuses[]',
    'query_type',
    'download',
  ],
}

const userList: ManyParameters = {
  id: '7.calls.users',
  call: 'GET v1/user_management/users/list',
  parameters: ['page', 'search', 'roles[]', 'status[]', 'departments[]', 'dontPaginate'],
}

export const manyParameters = [propertyFilters, facilityFilters, propertyList, facilityList, userList]

/** `exluded_facility_statuses[]` as a part of an id. */
export const parameterId = ({ id }: ManyParameters, parameter: string) =>
  `${id}.${parameter.replace('[]', '').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
