interface NamedUser {
  id: number
  first_name: string
  last_name: string
}

/** A user as the record of a log entry. */
export const personEntity = ({ id, first_name, last_name }: NamedUser) => ({
  type: 'user',
  id,
  label: `${first_name} ${last_name}`,
})
