import type { Section } from './sentence.ts'

/** Spec section 1. That details beyond its lists are not shown has nothing to test. */
export const purpose: Section = {
  title: '1. What the product does and for whom',
  sentences: [
    {
      id: '1.sign-in',
      text: 'Staff sign in with credentials.',
      proof: ['session.signedOut.submitting on xstate.done'],
    },
    {
      id: '1.manages.properties',
      text: 'They manage hotel properties.',
      proof: ['propertyForm.submitting on xstate.done', 'propertyBulk.submitting on xstate.done'],
    },
    {
      id: '1.manages.facilities',
      text: 'They manage facilities (rooms and assets).',
      proof: ['facilityForm.submitting on xstate.done', 'several rooms.submitting on xstate.done'],
    },
    {
      id: '1.manages.addons',
      text: 'They manage add-ons.',
      proof: ['addonForm.submitting on xstate.done', 'addonSeveral.submitting on xstate.done'],
    },
    {
      id: '1.manages.housekeeping',
      text: 'They manage housekeeping.',
      proof: ['housekeeping.reason.closed on event.requested', 'housekeeping-queue.sending.calling on xstate.done'],
    },
    {
      id: '1.manages.hotel-calendar',
      text: 'They manage the hotel calendar.',
      proof: ['blocking.submitting on xstate.done'],
    },
    {
      id: '1.manages.reports',
      text: 'They manage reports.',
      proof: ['correction.submitting on xstate.done', 'accountingExport.working.task.writing on xstate.done'],
    },
    {
      id: '1.manages.activity-logs',
      text: 'They manage activity logs.',
      proof: ['activityUndo.submitting on xstate.done', 'activityExport.writing on xstate.done'],
    },
    {
      id: '1.application-context',
      text: 'The application context sent to the server is hotel_management.',
      proof: ['access.loading on xstate.done'],
      measuredBy: 'test/unit/requests.test.ts',
    },
    {
      id: '1.permission-based',
      text: 'Access is permission based.',
      proof: ['access.known.refreshing on xstate.done', 'console.judging on always [isElsewhere]'],
    },
  ],
}
