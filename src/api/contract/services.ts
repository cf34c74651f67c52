/** The suite's other admin services. A service without a URL leads to /under-construction (domain D6). */
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
