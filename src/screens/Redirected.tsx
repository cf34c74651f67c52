import { Redirect } from 'wouter'

/** Goes elsewhere without a trace in the history. wouter redirects once per instance, hence the key. */
export const Redirected = ({ to }: { to: string }) => <Redirect key={to} to={to} replace />
