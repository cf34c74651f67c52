/** Addresses of the API that are not in the table of endpoints. */
const fixedPaths = new Set([
  '/api/health',
  '/api/ready',
  '/api/openapi.json',
  '/api/docs',
  '/api/csp_reports',
  '/config.json',
])

/** Template of a request's address: it holds no id and no name, and there are as many as endpoints. */
export function routeTemplate(endpointPath: string | undefined, path: string): string {
  if (endpointPath !== undefined) return `/api${endpointPath}`
  const plain = path.replace(/\/$/, '')
  if (fixedPaths.has(plain)) return plain
  if (plain === '/api' || plain.startsWith('/api/')) return '/api/*'
  return plain.startsWith('/assets/') ? '/assets/*' : '/*'
}

const methods = new Set(['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'])

/** The method, if HTTP knows it; a caller may send any word. */
export const knownMethod = (method: string): string => (methods.has(method) ? method : 'OTHER')
