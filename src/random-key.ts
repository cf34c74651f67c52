/** 128 random bits as hex. `crypto.randomUUID` is not available on pages served over plain http. */
export const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
