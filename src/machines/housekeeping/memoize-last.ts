/** Caches the last result while its arguments are identical, so that screens can compare results by identity. */
export function memoizeLast<Parts extends readonly unknown[], Answer>(
  compute: (...parts: Parts) => Answer,
): (...parts: Parts) => Answer {
  let last: { parts: Parts; answer: Answer } | null = null
  return (...parts) => {
    if (last?.parts.every((part, at) => part === parts[at])) return last.answer
    last = { parts, answer: compute(...parts) }
    return last.answer
  }
}
