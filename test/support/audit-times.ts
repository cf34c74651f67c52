/**
 * The instants at which the business date turns: time zone, audit time, first instant of the date, and the date. East and
 * west of UTC, and in the nights of both changes of summer time, with the audit time after the changed hour or within it.
 */
export const auditTimes = [
  ['Pacific/Auckland', '03:30', '2026-11-25T14:30:00Z', '2026-11-26'],
  ['America/Mexico_City', '04:00', '2026-11-26T10:00:00Z', '2026-11-26'],
  ['Pacific/Honolulu', '11:59', '2026-11-26T21:59:00Z', '2026-11-26'],
  ['Europe/Lisbon', '03:00', '2026-03-28T03:00:00Z', '2026-03-28'],
  ['Europe/Lisbon', '03:00', '2026-03-29T02:00:00Z', '2026-03-29'],
  ['Europe/Lisbon', '03:00', '2026-10-25T03:00:00Z', '2026-10-25'],
  ['America/New_York', '03:00', '2026-03-08T07:00:00Z', '2026-03-08'],
  ['America/New_York', '03:00', '2026-11-01T08:00:00Z', '2026-11-01'],
  ['Pacific/Auckland', '04:00', '2026-09-26T15:00:00Z', '2026-09-27'],
  ['Pacific/Auckland', '04:00', '2026-04-04T16:00:00Z', '2026-04-05'],
  // 01:30 is skipped: the clock goes from 00:59 to 02:00.
  ['Europe/Lisbon', '01:30', '2026-03-29T01:00:00Z', '2026-03-29'],
] as const
