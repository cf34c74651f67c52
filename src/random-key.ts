/** 128 random bits as hex. Not `crypto.randomUUID`, which browsers keep from pages on plain http. */
export const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
