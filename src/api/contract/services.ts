/** The other admin services of the suite; an unset one leads to /under-construction (domain D6). */
export const serviceNames = [
  'home',
  'users_management',
  'bookings',
  'hotel_management',
  'products',
  'transportation',
  'payments',
  'autogate',
  'golf',
  'access_pass',
  'sms',
] as const
export type ServiceName = (typeof serviceNames)[number]
