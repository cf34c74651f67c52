interface WebKitPrograms {
  driver: string
  display: string
  browser: string
}

export function findWebKit(): WebKitPrograms | undefined
export function ensureWebKit(): Promise<WebKitPrograms | undefined>
