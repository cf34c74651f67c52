/* Words of problems on the wire. They are apart from the other words, because the first screens load those (performance P1). */

export const problemKindNames = [
  'plumbing',
  'electrical',
  'climate',
  'furniture',
  'equipment',
  'cleaning',
  'lost_and_found',
  'note',
] as const

/** Most urgent first. */
export const problemPriorityNames = ['urgent', 'normal', 'low'] as const

export const problemStatusNames = ['open', 'in_progress', 'done'] as const

/** Columns of the list and of its file. */
export const problemColumns = ['room', 'priority', 'problem', 'status', 'reported'] as const

export const problemSorts = ['-priority', '-reported_at', 'reported_at', 'facility'] as const
