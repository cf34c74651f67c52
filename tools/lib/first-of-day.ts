const dayMs = 86_400_000
/** A prime, so that following days begin far apart, whatever the number of tasks. */
const stride = 211

/** The path or file with which a run of limited time begins on a day: what one day leaves out, another begins with (ADR 0082). */
export const firstOfDay = (tasks: number, now: number): number =>
  tasks === 0 ? 0 : (Math.floor(now / dayMs) * stride) % tasks
