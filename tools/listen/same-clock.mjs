// A clock that starts at the same instant in each run. That of the server is a hundred times slower, so that no minute passes during a task;
// that of a page is not, since a page measures the time between two presses.
{
  const start = Date.parse('2035-03-05T09:30:00Z')
  const slowness = globalThis.process ? 100 : 1
  const RealDate = Date
  const begun = RealDate.now()
  const now = () => Math.round(start + (RealDate.now() - begun) / slowness)
  globalThis.Date = class extends RealDate {
    constructor(...parts) {
      super(...(parts.length === 0 ? [now()] : parts))
    }
    static now = now
  }
}
