import type { OwnSession } from '../../src/api/contract/own-session.ts'

/** A session elsewhere, as the API sends it. */
export const ownSession = (over: Partial<OwnSession> = {}): OwnSession => ({
  id: 5,
  browser: 'Firefox',
  system: 'Windows',
  address: '192.0.2.10',
  signed_in_at: '2026-02-23T08:00:00.000Z',
  last_seen_at: '2026-02-24T09:30:00.000Z',
  is_current: false,
  ...over,
})
