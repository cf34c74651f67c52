/** Number of the most used passwords that are refused (ASVS 5.0, 6.2.4). */
const mostUsed = 10_000

// The rules ask for a sign, so people add one to a word that they know.
const plain = (password: string) =>
  password
    .normalize('NFC')
    .toLowerCase()
    .replace(/^[^\p{L}\p{Nd}]+|[^\p{L}\p{Nd}]+$/gu, '')

/** True if a password is one of the most used, in any case and with signs before or after it. */
export async function isCommonPassword(password: string): Promise<boolean> {
  // Few processes ever need the list.
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const rank = (text: string) => dictionary['passwords-common'].indexOf(text)
  return [password.toLowerCase(), plain(password)].some((text) => rank(text) >= 0 && rank(text) < mostUsed)
}
