Feature: calendar

  @7.calls.facilities.list
  Scenario: calendar.shortest.rooms.failed
    Given the calendar alone, in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When fetch house failed: 400 No
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.failed + undo.idle

  @2.route.hotel-calendar
  Scenario: calendar.shortest.flow.open
    Given the calendar alone, in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When flow opened
    Then the calendar is in flow.open + nights + patience.waiting + rooms.loading + undo.idle

  @2.route.hotel-calendar
  Scenario: calendar.shortest.undo.undoing
    Given the calendar alone, in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When undo requested
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.loading + undo.undoing

  @7.calls.facility_types.by-property @7.calls.facilities.list
  Scenario: calendar.shortest.rooms.refreshing
    Given the calendar alone, in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When fetch house done
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.ready + undo.idle
    When house told
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.refreshing + undo.idle

  @2.route.hotel-calendar
  Scenario: calendar.shortest.rooms.cancelled
    Given the calendar alone, in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When after long
    Then the calendar is in flow.closed + nights + patience.slow + rooms.loading + undo.idle
    When reading cancelled
    Then the calendar is in flow.closed + nights + patience.calm + rooms.cancelled + undo.idle

  @2.menu.property.hotel-calendar @7.calls.daily-room-blockings
  Scenario: calendar.tour.flow.closed-nights-patience.waiting-rooms.loading-undo.idle
    Given the calendar alone, in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When location changed
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When search changed
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When range stepped
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When today requested
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When group toggled
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When cells selected
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When rooms selected
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When selection cleared
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When chunk read
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When chunk failed
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When rooms read
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When nights retried
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When rooms told
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When minute passed
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.loading + undo.idle

  @7.calls.facilities.list
  Scenario: calendar.tour.flow.closed-nights-patience.waiting-rooms.loading-undo.idle-2
    Given the calendar alone, in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When calendar refreshed
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When reading cancelled
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When fetch house failed: 409 Stale
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.failed + undo.idle
    When house told
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When fetch house failed: timed out
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.failed + undo.idle
    When house told
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When fetch house failed: no connection
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.failed + undo.idle
    When house told
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When bar dropped
    Then the calendar is in flow.open + nights + patience.waiting + rooms.loading + undo.idle

  @7.calls.facility_types.by-property @7.calls.facilities.list
  Scenario: calendar.tour.flow.closed-nights-patience.waiting-rooms.ready-undo.idle
    Given the calendar alone, in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When fetch house done
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.ready + undo.idle
    When cells selected
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.ready + undo.idle
    When calendar refreshed
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.refreshing + undo.idle

  @7.calls.facilities.list
  Scenario: calendar.tour.flow.closed-nights-patience.waiting-rooms.failed-undo.idle
    Given the calendar alone, in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When fetch house failed: 400 No
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.failed + undo.idle
    When rooms retried
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.loading + undo.idle

  @2.route.hotel-calendar
  Scenario: calendar.tour.flow.open-nights-patience.waiting-rooms.loading-undo.idle
    Given the calendar alone, in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When flow opened
    Then the calendar is in flow.open + nights + patience.waiting + rooms.loading + undo.idle
    When flow applied
    Then the calendar is in flow.open + nights + patience.waiting + rooms.loading + undo.idle
    When change refused
    Then the calendar is in flow.open + nights + patience.waiting + rooms.loading + undo.idle
    When flow done
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When flow opened
    Then the calendar is in flow.open + nights + patience.waiting + rooms.loading + undo.idle
    When flow failed: 400 No
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When flow opened
    Then the calendar is in flow.open + nights + patience.waiting + rooms.loading + undo.idle
    When flow failed: 409 Stale
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When flow opened
    Then the calendar is in flow.open + nights + patience.waiting + rooms.loading + undo.idle
    When flow failed: timed out
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When flow opened
    Then the calendar is in flow.open + nights + patience.waiting + rooms.loading + undo.idle
    When flow failed: no connection
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.loading + undo.idle

  @7.calls.facilities.update-status
  Scenario: calendar.tour.flow.closed-nights-patience.waiting-rooms.loading-undo.undoing
    Given the calendar alone, in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When undo requested
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.loading + undo.undoing
    When take back done
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When undo requested
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.loading + undo.undoing
    When take back failed: 400 No
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When undo requested
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.loading + undo.undoing
    When take back failed: 409 Stale
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When undo requested
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.loading + undo.undoing
    When take back failed: timed out
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When undo requested
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.loading + undo.undoing
    When take back failed: no connection
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.loading + undo.idle

  @2.route.hotel-calendar
  Scenario: calendar.tour.flow.closed-nights-patience.slow-rooms.loading-undo.idle
    Given the calendar alone, in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When after long
    Then the calendar is in flow.closed + nights + patience.slow + rooms.loading + undo.idle
    When calendar refreshed
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.loading + undo.idle

  @7.calls.facility_types.by-property @7.calls.facilities.list
  Scenario: calendar.tour.flow.closed-nights-patience.waiting-rooms.refreshing-undo.idle
    Given the calendar alone, in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When fetch house done
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.ready + undo.idle
    When house told
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.refreshing + undo.idle
    When fetch house done
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.ready + undo.idle
    When house told
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.refreshing + undo.idle
    When fetch house failed: 400 No
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.ready + undo.idle
    When house told
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.refreshing + undo.idle
    When fetch house failed: 409 Stale
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.ready + undo.idle
    When house told
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.refreshing + undo.idle
    When fetch house failed: timed out
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.ready + undo.idle
    When house told
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.refreshing + undo.idle
    When fetch house failed: no connection
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.ready + undo.idle

  @2.route.hotel-calendar
  Scenario: calendar.tour.flow.closed-nights-patience.calm-rooms.cancelled-undo.idle
    Given the calendar alone, in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When after long
    Then the calendar is in flow.closed + nights + patience.slow + rooms.loading + undo.idle
    When reading cancelled
    Then the calendar is in flow.closed + nights + patience.calm + rooms.cancelled + undo.idle
    When nights retried
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.cancelled + undo.idle
    When after long
    Then the calendar is in flow.closed + nights + patience.slow + rooms.cancelled + undo.idle
    When reading cancelled
    Then the calendar is in flow.closed + nights + patience.calm + rooms.cancelled + undo.idle
    When house told
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When after long
    Then the calendar is in flow.closed + nights + patience.slow + rooms.loading + undo.idle
    When reading cancelled
    Then the calendar is in flow.closed + nights + patience.calm + rooms.cancelled + undo.idle
    When calendar refreshed
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.loading + undo.idle

  @2.menu.property.hotel-calendar
  Scenario: calendar.tour.flow.closed-nights-patience.waiting-rooms.loading-undo.idle.2
    Given the calendar alone, in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When location changed (1)
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When minute passed (1)
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When house told
    Then the calendar is in flow.closed + nights + patience.calm + rooms.loading + undo.idle
    When location changed (1)
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When flow opened
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When bar dropped
    Then the calendar is in flow.open + nights + patience.waiting + rooms.loading + undo.idle

  @2.menu.property.hotel-calendar
  Scenario: calendar.tour.flow.closed-nights-patience.calm-rooms.loading-undo.idle
    Given the calendar alone, in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When house told
    Then the calendar is in flow.closed + nights + patience.calm + rooms.loading + undo.idle
    When location changed (2)
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When house told
    Then the calendar is in flow.closed + nights + patience.calm + rooms.loading + undo.idle
    When search changed
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When house told
    Then the calendar is in flow.closed + nights + patience.calm + rooms.loading + undo.idle
    When range stepped
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When house told
    Then the calendar is in flow.closed + nights + patience.calm + rooms.loading + undo.idle
    When today requested
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When house told
    Then the calendar is in flow.closed + nights + patience.calm + rooms.loading + undo.idle
    When group toggled
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When house told
    Then the calendar is in flow.closed + nights + patience.calm + rooms.loading + undo.idle
    When cells selected
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When house told
    Then the calendar is in flow.closed + nights + patience.calm + rooms.loading + undo.idle
    When rooms selected
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.loading + undo.idle

  @7.calls.daily-room-blockings
  Scenario: calendar.tour.flow.closed-nights-patience.calm-rooms.loading-undo.idle-2
    Given the calendar alone, in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When house told
    Then the calendar is in flow.closed + nights + patience.calm + rooms.loading + undo.idle
    When selection cleared
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When house told
    Then the calendar is in flow.closed + nights + patience.calm + rooms.loading + undo.idle
    When chunk read
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When house told
    Then the calendar is in flow.closed + nights + patience.calm + rooms.loading + undo.idle
    When chunk failed
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When house told
    Then the calendar is in flow.closed + nights + patience.calm + rooms.loading + undo.idle
    When rooms read
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When house told
    Then the calendar is in flow.closed + nights + patience.calm + rooms.loading + undo.idle
    When rooms told
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When house told
    Then the calendar is in flow.closed + nights + patience.calm + rooms.loading + undo.idle
    When minute passed (1)
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When house told
    Then the calendar is in flow.closed + nights + patience.calm + rooms.loading + undo.idle
    When minute passed (2)
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.loading + undo.idle

  @2.route.hotel-calendar
  Scenario: calendar.tour.flow.open-nights-patience.calm-rooms.loading-undo.idle
    Given the calendar alone, in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When bar dropped
    Then the calendar is in flow.open + nights + patience.waiting + rooms.loading + undo.idle
    When house told
    Then the calendar is in flow.open + nights + patience.calm + rooms.loading + undo.idle
    When flow applied
    Then the calendar is in flow.open + nights + patience.waiting + rooms.loading + undo.idle
    When house told
    Then the calendar is in flow.open + nights + patience.calm + rooms.loading + undo.idle
    When change refused
    Then the calendar is in flow.open + nights + patience.waiting + rooms.loading + undo.idle

  @2.route.hotel-calendar
  Scenario: calendar.tour.flow.closed-nights-patience.waiting-rooms.loading-undo.idle.3
    Given the calendar alone, in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
    When bar dropped
    Then the calendar is in flow.closed + nights + patience.waiting + rooms.loading + undo.idle
