import { TOTP, Secret } from 'otpauth'

/** What an authenticator app shows for a secret. `step`: 30 seconds each, from the given instant. */
export const codeOf = (secret: string, at: Date, step = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() + step * 30_000 })
