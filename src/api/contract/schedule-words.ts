import { reportTabs } from './enums.ts'

/* Words of the reports by schedule. They are apart from the other words, which the first page loads. */

/** Reports that the server can make by itself. */
export const scheduledReports = [...reportTabs, 'trial_balance'] as const

export const scheduleFrequencies = ['daily', 'weekly', 'monthly'] as const

export const schedulePeriods = ['yesterday', 'last_week', 'last_month'] as const

export const fileFormats = ['xlsx', 'csv'] as const
