import { type HttpError, PropertyOutOfScope } from './errors.ts'

/** Why a request was refused, for the operator. */
export type RefusalKind =
  | 'confirmation_required'
  | 'deactivated_account'
  | 'first_password'
  | 'foreign_property'
  | 'invalid_link'
  | 'invalid_token'
  | 'missing_permission'
  | 'throttled'
  | 'wrong_credentials'
  | 'wrong_second_step'

const kindsByCode: Readonly<Record<string, RefusalKind>> = {
  CONFIRMATION_REQUIRED: 'confirmation_required',
  DEACTIVATED: 'deactivated_account',
  FORBIDDEN: 'missing_permission',
  INVALID_CREDENTIALS: 'wrong_credentials',
  INVALID_LINK: 'invalid_link',
  INVALID_SECOND_FACTOR: 'wrong_second_step',
  PASSWORD_CHANGE_REQUIRED: 'first_password',
  THROTTLED: 'throttled',
  TOKEN_INVALID_OR_EXPIRED: 'invalid_token',
}

/** The kind of a refusal; null for errors of any other sort. */
export const refusalKindOf = (error: HttpError): RefusalKind | null =>
  error instanceof PropertyOutOfScope ? 'foreign_property' : (kindsByCode[error.details.code ?? ''] ?? null)
