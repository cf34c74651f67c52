import { phrase } from '../../phrases/phrase.ts'

/** Message of a failed request, with its id for support if the server gave one. */
export const errorText = ({ message, requestId }: { message: string; requestId: string | null }): string =>
  requestId ? phrase('requests.errorOfRequest', { message, requestId }) : message
