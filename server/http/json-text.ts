/** A reply that is JSON already. `T` is the type of what it says. */
export class JsonText<T> {
  /** For types only. */
  declare readonly type?: T
  constructor(readonly text: string) {}
}
