// Made by `npm run phrases` from src/phrases/en/*.json.

import accessibility from './en/accessibility.json' with { type: 'json' }
import accounting from './en/accounting.json' with { type: 'json' }
import activityLog from './en/activity-log.json' with { type: 'json' }
import addonTypes from './en/addon-types.json' with { type: 'json' }
import addons from './en/addons.json' with { type: 'json' }
import amenities from './en/amenities.json' with { type: 'json' }
import calendar from './en/calendar.json' with { type: 'json' }
import clock from './en/clock.json' with { type: 'json' }
import dashboard from './en/dashboard.json' with { type: 'json' }
import design from './en/design.json' with { type: 'json' }
import exports from './en/exports.json' with { type: 'json' }
import facilities from './en/facilities.json' with { type: 'json' }
import facilityCategories from './en/facility-categories.json' with { type: 'json' }
import facilityTypes from './en/facility-types.json' with { type: 'json' }
import formats from './en/formats.json' with { type: 'json' }
import forms from './en/forms.json' with { type: 'json' }
import group from './en/group.json' with { type: 'json' }
import housekeeping from './en/housekeeping.json' with { type: 'json' }
import imports from './en/imports.json' with { type: 'json' }
import inbox from './en/inbox.json' with { type: 'json' }
import list from './en/list.json' with { type: 'json' }
import palette from './en/palette.json' with { type: 'json' }
import password from './en/password.json' with { type: 'json' }
import people from './en/people.json' with { type: 'json' }
import problems from './en/problems.json' with { type: 'json' }
import products from './en/products.json' with { type: 'json' }
import properties from './en/properties.json' with { type: 'json' }
import propertyTypes from './en/property-types.json' with { type: 'json' }
import requests from './en/requests.json' with { type: 'json' }
import schedules from './en/schedules.json' with { type: 'json' }
import secondStep from './en/second-step.json' with { type: 'json' }
import server from './en/server.json' with { type: 'json' }
import sessions from './en/sessions.json' with { type: 'json' }
import setUp from './en/set-up.json' with { type: 'json' }
import shell from './en/shell.json' with { type: 'json' }
import shortcuts from './en/shortcuts.json' with { type: 'json' }
import signIn from './en/sign-in.json' with { type: 'json' }
import states from './en/states.json' with { type: 'json' }
import undo from './en/undo.json' with { type: 'json' }
import validation from './en/validation.json' with { type: 'json' }
import views from './en/views.json' with { type: 'json' }
import type { PhraseId } from './phrase.ts'

const areas: Record<string, Record<string, string>> = {
  accessibility,
  accounting,
  'activity-log': activityLog,
  'addon-types': addonTypes,
  addons,
  amenities,
  calendar,
  clock,
  dashboard,
  design,
  exports,
  facilities,
  'facility-categories': facilityCategories,
  'facility-types': facilityTypes,
  formats,
  forms,
  group,
  housekeeping,
  imports,
  inbox,
  list,
  palette,
  password,
  people,
  problems,
  products,
  properties,
  'property-types': propertyTypes,
  requests,
  schedules,
  'second-step': secondStep,
  server,
  sessions,
  'set-up': setUp,
  shell,
  shortcuts,
  'sign-in': signIn,
  states,
  undo,
  validation,
  views,
}

/** The English phrases by id. */
export const english = Object.fromEntries(
  Object.entries(areas).flatMap(([area, phrases]) =>
    Object.entries(phrases).map(([name, source]) => [`${area}.${name}`, source]),
  ),
) as Record<PhraseId, string>
