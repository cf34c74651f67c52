const dayMs = 86_400_000
/** Prime to the number of paths or near to it, so that the first paths of following days are far apart. */
const stride = 211

/** The task with which a replay of limited time begins on a day: what one day leaves out, another begins with. */
export const firstOfDay = (tasks: number, now: number): number =>
  tasks === 0 ? 0 : (Math.floor(now / dayMs) * stride) % tasks
