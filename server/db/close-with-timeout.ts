const closeTimeoutMs = 2000

/** Waits for connections to close, with a time limit, because a frozen database never closes them. */
export async function closeWithTimeout(closing: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise((resolve) => (timer = setTimeout(resolve, closeTimeoutMs)))
  await Promise.race([closing, late]).finally(() => clearTimeout(timer))
}
