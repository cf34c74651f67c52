/** Initials of a name: "Lena Kovač" gives LK, "Ana de la Cruz" gives AC. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return letters.map((word) => (word ? Array.from(word)[0]!.toUpperCase() : '')).join('')
}
