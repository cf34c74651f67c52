/** What a field is called, where its name in words is not it. */
const labels: Record<string, string> = {
  property_id: 'Property',
  property_type_id: 'Property type',
  property_type_ids: 'Property types',
  facility_type_id: 'Facility type',
  facility_type_ids: 'Facility types',
  facility_category_id: 'Facility category',
  facility_category_ids: 'Facility categories',
  facility_id: 'Facility',
  addon_id: 'Add-on',
  addon_type: 'Add-on type',
  addon_type_id: 'Add-on type',
  addon_type_ids: 'Add-on types',
  amenity_ids: 'Amenities',
  attendant_id: 'Attendant',
  attendant_ids: 'Attendants',
  user_id: 'Person',
  connecting: 'Connecting rooms',
  connecting_ids: 'Connecting rooms',
  include_ids: 'Only these',
  exclude_ids: 'All but these',
  bookable_date_from: 'Bookable from',
  bookable_date_to: 'Bookable until',
  bookable_status: 'Bookable',
  date_from: 'First night',
  date_to: 'Free again on',
  check_in_time: 'Check-in',
  check_out_time: 'Check-out',
  timezone: 'Time zone',
  hk_priority: 'Priority',
  hk_changed_by: 'Changed by',
  service: 'Guest request',
  services: 'Guest requests',
  reported_occupancy: 'Found',
  return_status: 'Condition afterwards',
  reason_code: 'Why',
  facility_status: 'Status',
  facility_statuses: 'Statuses',
  exluded_facility_statuses: 'Statuses left out',
  is_accessible: 'Accessible',
  smoking: 'Smoking allowed',
  bed_setup: 'Beds',
  max_occupancy: 'Most guests',
  max_adults: 'Most adults',
  max_children: 'Most children',
  size_m2: 'Size in m²',
  cleaning_minutes: 'Minutes to clean',
  base_price: 'Base price',
  sort_order: 'Place',
  sku: 'SKU',
  images: 'Pictures',
  query_type: 'Kind',
  sort: 'Sorted by',
}

/** "Housekeeping status" of `housekeeping_status`; of an id what it stands for. */
export function labelOf(field: string): string {
  const words = field
    .replace(/_ids?$/, (end) => (end === '_ids' ? 's' : ''))
    .replaceAll('_', ' ')
    .trim()
  return labels[field] ?? words.charAt(0).toUpperCase() + words.slice(1)
}
