import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

/* A passkey in software: as much of WebAuthn Level 3 as a registration and a sign-in need. */

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()
const bytes = (...values: number[]) => Buffer.from(values)

/** CBOR (RFC 8949): head of a byte string of less than 64 kB. */
const byteString = (data: Uint8Array) =>
  Buffer.concat([data.length < 256 ? bytes(0x58, data.length) : bytes(0x59, data.length >> 8, data.length & 255), data])
const textString = (text: string) => Buffer.concat([bytes(0x60 + text.length), Buffer.from(text)])

interface Options {
  challenge: string
}

export class VirtualAuthenticator {
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  private readonly id = randomBytes(32)
  private counter = 0

  constructor(
    private readonly origin = 'http://localhost',
    private readonly countsUp = true,
  ) {}

  private clientData(type: string, { challenge }: Options) {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }))
  }

  private authData(flags: number, rest: Uint8Array = bytes()) {
    const count = Buffer.alloc(4)
    if (this.countsUp) this.counter += 1
    count.writeUInt32BE(this.counter)
    return Buffer.concat([sha256(new URL(this.origin).hostname), bytes(flags), count, rest])
  }

  private coseKey() {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' })
    const point = (text: string) => byteString(Buffer.from(text, 'base64url'))
    // {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
    return Buffer.concat([bytes(0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21), point(x), bytes(0x22), point(y)])
  }

  private reply(response: Record<string, unknown>) {
    const id = this.id.toString('base64url')
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response })
  }

  /** Makes the passkey. */
  create(options: Options): string {
    const attested = Buffer.concat([Buffer.alloc(16), bytes(0, this.id.length), this.id, this.coseKey()])
    const authData = this.authData(0x45, attested)
    const attestation = Buffer.concat([
      bytes(0xa3),
      textString('fmt'),
      textString('none'),
      textString('attStmt'),
      bytes(0xa0),
      textString('authData'),
      byteString(authData),
    ])
    return this.reply({
      clientDataJSON: this.clientData('webauthn.create', options).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    })
  }

  /** Signs a challenge with it. */
  get(options: Options): string {
    const clientData = this.clientData('webauthn.get', options)
    const authData = this.authData(0x05)
    const signature = createSign('sha256')
      .update(Buffer.concat([authData, sha256(clientData)]))
      .sign(this.keys.privateKey)
    return this.reply({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
    })
  }
}
