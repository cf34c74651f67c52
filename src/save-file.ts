/** Saves a file through the browser under `name`. */
export function saveFile(file: Blob, name: string) {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has read the file by the next task.
  setTimeout(() => URL.revokeObjectURL(url))
}
