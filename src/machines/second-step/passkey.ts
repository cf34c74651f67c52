import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

/* The browser's passkeys. The library is loaded when the first one is used. */

const webAuthn = () => import('@simplewebauthn/browser')

/** Has one of the person's passkeys sign a challenge. Returns the reply as JSON. Rejects if the person or the browser declines. */
export async function signWithPasskey(options: object): Promise<string> {
  const { startAuthentication } = await webAuthn()
  return JSON.stringify(await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }))
}

/** Makes a passkey. Returns the reply as JSON. Rejects if the person or the browser declines. */
export async function makePasskey(options: object): Promise<string> {
  const { startRegistration } = await webAuthn()
  return JSON.stringify(await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }))
}
