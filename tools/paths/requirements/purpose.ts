import type { Section } from './sentence.ts'

/** Spec section 1. That details beyond its lists are not shown has nothing to test. */
export const purpose: Section = {
  title: '1. What the product does and for whom',
  sentences: [
    {
      id: '1.sign-in',
      text: 'Staff sign in with credentials.',
    },
    {
      id: '1.manages.properties',
      text: 'They manage hotel properties.',
    },
    {
      id: '1.manages.facilities',
      text: 'They manage facilities (rooms and assets).',
    },
    {
      id: '1.manages.addons',
      text: 'They manage add-ons.',
    },
    {
      id: '1.manages.housekeeping',
      text: 'They manage housekeeping.',
    },
    {
      id: '1.manages.hotel-calendar',
      text: 'They manage the hotel calendar.',
    },
    {
      id: '1.manages.reports',
      text: 'They manage reports.',
    },
    {
      id: '1.manages.activity-logs',
      text: 'They manage activity logs.',
    },
    {
      id: '1.application-context',
      text: 'The application context sent to the server is hotel_management.',
      measuredBy: 'test/unit/requests.test.ts',
    },
    {
      id: '1.permission-based',
      text: 'Access is permission based.',
    },
  ],
}
