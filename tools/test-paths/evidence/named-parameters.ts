/** A call with many parameters. Each parameter is a requirement of its own, because no user sends all of them at once. */
interface CallWithManyParameters {
  /** Prefix of the ids of its requirements. */
  id: string
  call: string
  /** Parameter names as sent. */
  parameters: readonly string[]
}

const hotelPath = 'v1/hotel_management/properties/'

const propertyFilters: CallWithManyParameters = {
  id: '3.property.filters',
  call: `GET ${hotelPath}property`,
  parameters: ['property_type_ids[]', 'bookable_status', 'status', 'bookable_date_from', 'bookable_date_to'],
}

const facilityFilters: CallWithManyParameters = {
  id: '3.facility.filters',
  call: `GET ${hotelPath}facilities`,
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

const propertyList: CallWithManyParameters = {
  id: '7.calls.property.list',
  call: `GET ${hotelPath}property`,
  parameters: ['page', 'keyword', 'download'],
}

const facilityList: CallWithManyParameters = {
  id: '7.calls.facilities.list',
  call: `GET ${hotelPath}facilities`,
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

const userList: CallWithManyParameters = {
  id: '7.calls.users',
  call: 'GET v1/user_management/users/list',
  parameters: ['page', 'search', 'roles[]', 'status[]', 'departments[]', 'dontPaginate'],
}

export const callsWithManyParameters = [propertyFilters, facilityFilters, propertyList, facilityList, userList]

/** The id of a parameter: `exluded_facility_statuses[]` becomes a part of an id. */
export const parameterId = ({ id }: CallWithManyParameters, parameter: string) =>
  `${id}.${parameter.replace('[]', '').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
