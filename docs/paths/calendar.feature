Feature: calendar

  @2.route.hotel-calendar @2.menu.property.hotel-calendar
  Scenario: calendar.shortest.rooms.failed
    Given manager is signed in and /hotel-management/properties/hill-house/hotel-calendar?from=2086-01-07&days=7&keyword=10 is open, so that the calendar is in dialog.closed + nights + progress.waiting + rooms.loading + undo.idle
    When the server refuses GET v1/hotel_management/properties/facilit* with 403
    Then the calendar is in dialog.closed + nights + progress.waiting + rooms.failed + undo.idle

  @7.calls.daily-room-blockings @2.route.hotel-calendar @2.menu.property.hotel-calendar
  Scenario: calendar.shortest.progress.idle
    Given manager is signed in and /hotel-management/properties/hill-house/hotel-calendar?from=2086-01-07&days=7&keyword=10 is open, so that the calendar is in dialog.closed + nights + progress.waiting + rooms.loading + undo.idle
    When the server answers GET v1/hotel_management/properties/facilit*
    Then the calendar is in dialog.closed + nights + progress.waiting + rooms.ready + undo.idle
    When the server answers GET v1/hotel_management/hotel_calendar/daily_room_blockings
    Then the calendar is in dialog.closed + nights + progress.idle + rooms.ready + undo.idle

  @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.dont-paginate @7.calls.facilities.list.query_type @7.calls.facility_types.by-property @7.calls.daily-room-blockings @2.route.hotel-calendar @2.menu.property.hotel-calendar
  Scenario: calendar.shortest.rooms.refreshing
    Given manager is signed in and /hotel-management/properties/hill-house/hotel-calendar?from=2086-01-07&days=7&keyword=10 is open, so that the calendar is in dialog.closed + nights + progress.waiting + rooms.loading + undo.idle
    When the server answers GET v1/hotel_management/properties/facilit*
    Then the calendar is in dialog.closed + nights + progress.waiting + rooms.ready + undo.idle
    When the network is lost, then the network is back
    Then the calendar is in dialog.closed + nights + progress.waiting + rooms.refreshing + undo.idle

  @2.route.hotel-calendar @2.menu.property.hotel-calendar
  Scenario: calendar.shortest.rooms.cancelled
    Given manager is signed in and /hotel-management/properties/hill-house/hotel-calendar?from=2086-01-07&days=7&keyword=10 is open, so that the calendar is in dialog.closed + nights + progress.waiting + rooms.loading + undo.idle
    When 10 seconds pass
    Then the calendar is in dialog.closed + nights + progress.slow + rooms.loading + undo.idle
    When press the button “Cancel”
    Then the calendar is in dialog.closed + nights + progress.idle + rooms.cancelled + undo.idle

  @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.dont-paginate @7.calls.facilities.list.query_type @7.calls.facility_types.by-property @7.calls.daily-room-blockings @2.route.hotel-calendar @2.menu.property.hotel-calendar
  Scenario: calendar.tour.dialog.closed-nights-progress.waiting-rooms.loading-undo.idle
    Given manager is signed in and /hotel-management/properties/hill-house/hotel-calendar?from=2086-01-07&days=7&keyword=10 is open, so that the calendar is in dialog.closed + nights + progress.waiting + rooms.loading + undo.idle
    When the server refuses GET v1/hotel_management/properties/facilit* with 500
    Then the calendar is in dialog.closed + nights + progress.waiting + rooms.failed + undo.idle
    When press the button “Retry”
    Then the calendar is in dialog.closed + nights + progress.waiting + rooms.loading + undo.idle
    When the connection breaks during GET v1/hotel_management/properties/facilit*
    Then the calendar is in dialog.closed + nights + progress.waiting + rooms.failed + undo.idle
    When press the button “Retry”
    Then the calendar is in dialog.closed + nights + progress.waiting + rooms.loading + undo.idle
    When the server refuses GET v1/hotel_management/hotel_calendar/daily_room_blockings with 403
    Then the calendar is in dialog.closed + nights + progress.waiting + rooms.loading + undo.idle

  @7.calls.daily-room-blockings @2.route.hotel-calendar @2.menu.property.hotel-calendar
  Scenario: calendar.tour.dialog.closed-nights-progress.waiting-rooms.ready-undo.idle
    Given manager is signed in and /hotel-management/properties/hill-house/hotel-calendar?from=2086-01-07&days=7&keyword=10 is open, so that the calendar is in dialog.closed + nights + progress.waiting + rooms.loading + undo.idle
    When the server answers GET v1/hotel_management/properties/facilit*
    Then the calendar is in dialog.closed + nights + progress.waiting + rooms.ready + undo.idle
    When the server refuses GET v1/hotel_management/hotel_calendar/daily_room_blockings with 403
    Then the calendar is in dialog.closed + nights + progress.idle + rooms.ready + undo.idle

  @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.dont-paginate @7.calls.facilities.list.query_type @7.calls.facility_types.by-property @7.calls.daily-room-blockings @2.route.hotel-calendar @2.menu.property.hotel-calendar
  Scenario: calendar.tour.dialog.closed-nights-progress.waiting-rooms.failed-undo.idle
    Given manager is signed in and /hotel-management/properties/hill-house/hotel-calendar?from=2086-01-07&days=7&keyword=10 is open, so that the calendar is in dialog.closed + nights + progress.waiting + rooms.loading + undo.idle
    When the server refuses GET v1/hotel_management/properties/facilit* with 403
    Then the calendar is in dialog.closed + nights + progress.waiting + rooms.failed + undo.idle
    When the network is lost, then the network is back
    Then the calendar is in dialog.closed + nights + progress.waiting + rooms.loading + undo.idle

  @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.dont-paginate @7.calls.facilities.list.query_type @7.calls.facility_types.by-property @7.calls.daily-room-blockings @2.route.hotel-calendar @2.menu.property.hotel-calendar
  Scenario: calendar.tour.dialog.closed-nights-progress.slow-rooms.loading-undo.idle
    Given manager is signed in and /hotel-management/properties/hill-house/hotel-calendar?from=2086-01-07&days=7&keyword=10 is open, so that the calendar is in dialog.closed + nights + progress.waiting + rooms.loading + undo.idle
    When 10 seconds pass
    Then the calendar is in dialog.closed + nights + progress.slow + rooms.loading + undo.idle
    When press the button “Ask again”
    Then the calendar is in dialog.closed + nights + progress.waiting + rooms.loading + undo.idle

  @7.calls.daily-room-blockings @2.route.hotel-calendar @2.menu.property.hotel-calendar
  Scenario: calendar.tour.dialog.closed-nights-progress.idle-rooms.ready-undo.idle
    Given manager is signed in and /hotel-management/properties/hill-house/hotel-calendar?from=2086-01-07&days=7&keyword=10 is open, so that the calendar is in dialog.closed + nights + progress.waiting + rooms.loading + undo.idle
    When the server answers GET v1/hotel_management/properties/facilit*
    Then the calendar is in dialog.closed + nights + progress.waiting + rooms.ready + undo.idle
    When the server answers GET v1/hotel_management/hotel_calendar/daily_room_blockings
    Then the calendar is in dialog.closed + nights + progress.idle + rooms.ready + undo.idle
    When come back to the window
    Then the calendar is in dialog.closed + nights + progress.idle + rooms.ready + undo.idle

  @7.calls.daily-room-blockings @2.route.hotel-calendar @2.menu.property.hotel-calendar
  Scenario: calendar.tour.dialog.closed-nights-progress.idle-rooms.ready-undo.idle-2
    Given manager is signed in and /hotel-management/properties/hill-house/hotel-calendar?from=2086-01-07&days=7&keyword=10 is open, so that the calendar is in dialog.closed + nights + progress.waiting + rooms.loading + undo.idle
    When the server answers GET v1/hotel_management/properties/facilit*
    Then the calendar is in dialog.closed + nights + progress.waiting + rooms.ready + undo.idle
    When the server refuses GET v1/hotel_management/hotel_calendar/daily_room_blockings with 403
    Then the calendar is in dialog.closed + nights + progress.idle + rooms.ready + undo.idle
    When press the button “Retry”
    Then the calendar is in dialog.closed + nights + progress.waiting + rooms.ready + undo.idle

  @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.dont-paginate @7.calls.facilities.list.query_type @7.calls.facility_types.by-property @7.calls.daily-room-blockings @2.route.hotel-calendar @2.menu.property.hotel-calendar
  Scenario: calendar.tour.dialog.closed-nights-progress.slow-rooms.ready-undo.idle
    Given manager is signed in and /hotel-management/properties/hill-house/hotel-calendar?from=2086-01-07&days=7&keyword=10 is open, so that the calendar is in dialog.closed + nights + progress.waiting + rooms.loading + undo.idle
    When the server answers GET v1/hotel_management/properties/facilit*
    Then the calendar is in dialog.closed + nights + progress.waiting + rooms.ready + undo.idle
    When 10 seconds pass
    Then the calendar is in dialog.closed + nights + progress.slow + rooms.ready + undo.idle
    When press the button “Ask again”
    Then the calendar is in dialog.closed + nights + progress.waiting + rooms.refreshing + undo.idle

  @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.dont-paginate @7.calls.facilities.list.query_type @7.calls.facility_types.by-property @7.calls.daily-room-blockings @2.route.hotel-calendar @2.menu.property.hotel-calendar
  Scenario: calendar.tour.dialog.closed-nights-progress.waiting-rooms.refreshing-undo.idle
    Given manager is signed in and /hotel-management/properties/hill-house/hotel-calendar?from=2086-01-07&days=7&keyword=10 is open, so that the calendar is in dialog.closed + nights + progress.waiting + rooms.loading + undo.idle
    When the server answers GET v1/hotel_management/properties/facilit*
    Then the calendar is in dialog.closed + nights + progress.waiting + rooms.ready + undo.idle
    When the network is lost, then the network is back
    Then the calendar is in dialog.closed + nights + progress.waiting + rooms.refreshing + undo.idle
    When the server answers GET v1/hotel_management/properties/facilit*
    Then the calendar is in dialog.closed + nights + progress.waiting + rooms.ready + undo.idle
    When the network is lost, then the network is back
    Then the calendar is in dialog.closed + nights + progress.waiting + rooms.refreshing + undo.idle
    When the server refuses GET v1/hotel_management/properties/facilit* with 403
    Then the calendar is in dialog.closed + nights + progress.waiting + rooms.ready + undo.idle
    When the network is lost, then the network is back
    Then the calendar is in dialog.closed + nights + progress.waiting + rooms.refreshing + undo.idle
    When the server refuses GET v1/hotel_management/properties/facilit* with 500
    Then the calendar is in dialog.closed + nights + progress.waiting + rooms.ready + undo.idle
    When the network is lost, then the network is back
    Then the calendar is in dialog.closed + nights + progress.waiting + rooms.refreshing + undo.idle
    When the connection breaks during GET v1/hotel_management/properties/facilit*
    Then the calendar is in dialog.closed + nights + progress.waiting + rooms.ready + undo.idle

  @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.dont-paginate @7.calls.facilities.list.query_type @7.calls.facility_types.by-property @7.calls.daily-room-blockings @2.route.hotel-calendar @2.menu.property.hotel-calendar
  Scenario: calendar.tour.dialog.closed-nights-progress.idle-rooms.cancelled-undo.idle
    Given manager is signed in and /hotel-management/properties/hill-house/hotel-calendar?from=2086-01-07&days=7&keyword=10 is open, so that the calendar is in dialog.closed + nights + progress.waiting + rooms.loading + undo.idle
    When 10 seconds pass
    Then the calendar is in dialog.closed + nights + progress.slow + rooms.loading + undo.idle
    When press the button “Cancel”
    Then the calendar is in dialog.closed + nights + progress.idle + rooms.cancelled + undo.idle
    When press the button “Retry”
    Then the calendar is in dialog.closed + nights + progress.waiting + rooms.loading + undo.idle
    When 10 seconds pass
    Then the calendar is in dialog.closed + nights + progress.slow + rooms.loading + undo.idle
    When press the button “Cancel”
    Then the calendar is in dialog.closed + nights + progress.idle + rooms.cancelled + undo.idle
    When the network is lost, then the network is back
    Then the calendar is in dialog.closed + nights + progress.waiting + rooms.loading + undo.idle

  @2.route.hotel-calendar @2.menu.property.hotel-calendar
  Scenario: calendar.tour.dialog.closed-nights-progress.idle-rooms.ready-undo.idle.2
    Given manager is signed in and /hotel-management/properties/hill-house/hotel-calendar?from=2086-01-07&days=7&keyword=10 is open, so that the calendar is in dialog.closed + nights + progress.idle + rooms.ready + undo.idle
    When press the button “Remove filter Keyword 10”
    Then the calendar is in dialog.closed + nights + progress.idle + rooms.ready + undo.idle
    When press the button “Next 7 days”
    Then the calendar is in dialog.closed + nights + progress.waiting + rooms.ready + undo.idle

  @7.calls.daily-room-blockings @2.route.hotel-calendar @2.menu.property.hotel-calendar
  Scenario: calendar.tour.dialog.closed-nights-progress.idle-rooms.ready-undo.idle-2.2
    Given manager is signed in and /hotel-management/properties/hill-house/hotel-calendar?from=2086-01-07&days=7&keyword=10 is open, so that the calendar is in dialog.closed + nights + progress.idle + rooms.ready + undo.idle
    When press the button “Today”
    Then the calendar is in dialog.closed + nights + progress.waiting + rooms.ready + undo.idle

  @2.route.hotel-calendar @2.menu.property.hotel-calendar
  Scenario: calendar.tour.dialog.closed-nights-progress.idle-rooms.ready-undo.idle-3
    Given manager is signed in and /hotel-management/properties/hill-house/hotel-calendar?from=2086-01-07&days=7&keyword=10 is open, so that the calendar is in dialog.closed + nights + progress.idle + rooms.ready + undo.idle
    When press the rowheader “Double*”
    Then the calendar is in dialog.closed + nights + progress.idle + rooms.ready + undo.idle
    When press the rowheader “Double*”
    Then the calendar is in dialog.closed + nights + progress.idle + rooms.ready + undo.idle
    When press the gridcell “Room 102, Mon 7 January, free”
    Then the calendar is in dialog.closed + nights + progress.idle + rooms.ready + undo.idle
    When press the button “Clear” in the group “Selected nights”
    Then the calendar is in dialog.closed + nights + progress.idle + rooms.ready + undo.idle

  @2.route.hotel-calendar @2.menu.property.hotel-calendar
  Scenario: calendar.tour.dialog.closed-nights-progress.idle-rooms.ready-undo.idle.3
    Given manager is signed in and /hotel-management/properties/hill-house/hotel-calendar?from=2086-01-07&days=7&keyword=10 is open, so that the calendar is in dialog.closed + nights + progress.idle + rooms.ready + undo.idle
    When press the link “Dashboard” in the navigation “Hotel”
    Then the calendar is in dialog.closed + nights + progress.idle + rooms.ready + undo.idle

  @7.calls.daily-room-blockings @2.route.hotel-calendar @2.menu.property.hotel-calendar
  Scenario: calendar.shortest.dialog.open
    Given manager is signed in and /hotel-management/properties/hill-house/hotel-calendar?from=2086-01-07&days=7&keyword=10 is open, so that the calendar is in dialog.closed + nights + progress.idle + rooms.ready + undo.idle
    When press the gridcell “Room 102, Mon 7 January, free”, then press the button “Block…” in the group “Selected nights”
    Then the calendar is in dialog.open + nights + progress.idle + rooms.ready + undo.idle

  @7.calls.facilities.list.per_page @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.include_ids @1.manages.hotel-calendar @7.calls.facilities.update-status @7.calls.daily-room-blockings @2.route.hotel-calendar @2.menu.property.hotel-calendar
  Scenario: calendar.tour.dialog.closed-nights-progress.idle-rooms.ready-undo.idle.4
    Given manager is signed in and /hotel-management/properties/hill-house/hotel-calendar?from=2086-01-07&days=7&keyword=10 is open, so that the calendar is in dialog.closed + nights + progress.idle + rooms.ready + undo.idle
    When drag the gridcell “Room 102, *, night 1 of 2” onto the gridcell “Room 102, *, night 2 of 2”
    Then the calendar is in dialog.open + nights + progress.idle + rooms.ready + undo.idle
    When the connection breaks during POST v1/hotel_management/properties/update_facility_status
    Then the calendar is in dialog.open + nights + progress.idle + rooms.ready + undo.idle
    When press the button “Cancel” in the dialog “*”
    Then the calendar is in dialog.closed + nights + progress.idle + rooms.ready + undo.idle
    When elsewhere, frontdesk sends POST v1/hotel_management/properties/update_room_status
    Then the calendar is in dialog.closed + nights + progress.idle + rooms.ready + undo.idle
    When come back to the window
    Then the calendar is in dialog.closed + nights + progress.idle + rooms.ready + undo.idle

  @7.calls.facilities.list.per_page @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.include_ids @1.manages.hotel-calendar @7.calls.facilities.update-status @7.calls.daily-room-blockings @2.route.hotel-calendar @2.menu.property.hotel-calendar
  Scenario: calendar.tour.dialog.open-nights-progress.idle-rooms.ready-undo.idle
    Given manager is signed in and /hotel-management/properties/hill-house/hotel-calendar?from=2086-01-07&days=7&keyword=10 is open, so that the calendar is in dialog.closed + nights + progress.idle + rooms.ready + undo.idle
    When press the gridcell “Room 102, Mon 7 January, free”, then press the button “Block…” in the group “Selected nights”
    Then the calendar is in dialog.open + nights + progress.idle + rooms.ready + undo.idle
    When choose “Leak or water damage” in the button “* Reason” in the dialog “*”, then press the button “Set 1 room to out of order” in the dialog “*”, then the server answers POST v1/hotel_management/properties/update_facility_status
    Then the calendar is in dialog.closed + nights + progress.idle + rooms.ready + undo.idle

  @7.calls.facilities.update-status @2.route.hotel-calendar @2.menu.property.hotel-calendar
  Scenario: calendar.shortest.undo.undoing
    Given manager is signed in and /hotel-management/properties/hill-house/hotel-calendar?from=2086-01-07&days=7&keyword=10 is open, so that the calendar is in dialog.closed + nights + progress.idle + rooms.ready + undo.idle
    When press the button “Undo”
    Then the calendar is in dialog.closed + nights + progress.idle + rooms.ready + undo.undoing

  @7.calls.facilities.list.per_page @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.include_ids @7.calls.facilities.update-status @7.calls.daily-room-blockings @2.route.hotel-calendar @2.menu.property.hotel-calendar
  Scenario: calendar.tour.dialog.closed-nights-progress.idle-rooms.ready-undo.undoing
    Given manager is signed in and /hotel-management/properties/hill-house/hotel-calendar?from=2086-01-07&days=7&keyword=10 is open, so that the calendar is in dialog.closed + nights + progress.idle + rooms.ready + undo.idle
    When press the button “Undo”
    Then the calendar is in dialog.closed + nights + progress.idle + rooms.ready + undo.undoing
    When the server answers POST v1/hotel_management/properties/update_facility_status
    Then the calendar is in dialog.closed + nights + progress.idle + rooms.ready + undo.idle

  @7.calls.facilities.list.per_page @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.include_ids @7.calls.facilities.update-status @7.calls.daily-room-blockings @2.route.hotel-calendar @2.menu.property.hotel-calendar
  Scenario: calendar.tour.dialog.closed-nights-progress.idle-rooms.ready-undo.undoing-2
    Given manager is signed in and /hotel-management/properties/hill-house/hotel-calendar?from=2086-01-07&days=7&keyword=10 is open, so that the calendar is in dialog.closed + nights + progress.idle + rooms.ready + undo.idle
    When press the button “Undo”
    Then the calendar is in dialog.closed + nights + progress.idle + rooms.ready + undo.undoing
    When the connection breaks during POST v1/hotel_management/properties/update_facility_status
    Then the calendar is in dialog.closed + nights + progress.idle + rooms.ready + undo.idle

  @7.calls.facilities.list.per_page @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.include_ids @7.calls.daily-room-blockings @2.route.hotel-calendar @2.menu.property.hotel-calendar
  Scenario: calendar.tour.dialog.closed-nights-progress.idle-rooms.ready-undo.idle.5
    Given manager is signed in and /hotel-management/properties/hill-house/hotel-calendar?days=7&view=chart&keyword=102 is open, so that the calendar is in dialog.closed + nights + progress.idle + rooms.ready + undo.idle
    When drag the gridcell “Room 102, *, night 5 of 5” onto the gridcell “Room 102, *, night 2 of 5”
    Then the calendar is in dialog.open + nights + progress.idle + rooms.ready + undo.idle
    When press the button “Keep”
    Then the calendar is in dialog.closed + nights + progress.idle + rooms.ready + undo.idle
    When press the rowheader “102*”, then press the key ArrowRight, then press the key ArrowRight, then press the key m, then elsewhere, frontdesk sends POST v1/hotel_management/properties/update_facility_status
    Then the calendar is in dialog.closed + nights + progress.idle + rooms.ready + undo.idle
    When press the key ArrowLeft, then press the key Enter
    Then the calendar is in dialog.closed + nights + progress.idle + rooms.ready + undo.idle

  Scenario: calendar.tour.dialog.closed-nights-progress.waiting-rooms.loading-undo.idle.2
    Given the calendar alone, in dialog.closed + nights + progress.waiting + rooms.loading + undo.idle
    When reading cancelled
    Then the calendar is in dialog.closed + nights + progress.waiting + rooms.loading + undo.idle
    When fetch house failed: timed out
    Then the calendar is in dialog.closed + nights + progress.waiting + rooms.failed + undo.idle

  Scenario: calendar.tour.dialog.open-nights-progress.waiting-rooms.loading-undo.idle
    Given the calendar alone, in dialog.closed + nights + progress.waiting + rooms.loading + undo.idle
    When dialog opened
    Then the calendar is in dialog.open + nights + progress.waiting + rooms.loading + undo.idle
    When dialog failed: Broken
    Then the calendar is in dialog.closed + nights + progress.waiting + rooms.loading + undo.idle

  Scenario: calendar.tour.dialog.closed-nights-progress.waiting-rooms.loading-undo.undoing
    Given the calendar alone, in dialog.closed + nights + progress.waiting + rooms.loading + undo.idle
    When undo requested
    Then the calendar is in dialog.closed + nights + progress.waiting + rooms.loading + undo.undoing
    When take back failed: 400 No
    Then the calendar is in dialog.closed + nights + progress.waiting + rooms.loading + undo.idle
    When undo requested
    Then the calendar is in dialog.closed + nights + progress.waiting + rooms.loading + undo.undoing
    When take back failed: 500 Broken
    Then the calendar is in dialog.closed + nights + progress.waiting + rooms.loading + undo.idle
    When undo requested
    Then the calendar is in dialog.closed + nights + progress.waiting + rooms.loading + undo.undoing
    When take back failed: timed out
    Then the calendar is in dialog.closed + nights + progress.waiting + rooms.loading + undo.idle

  Scenario: calendar.tour.dialog.closed-nights-progress.waiting-rooms.refreshing-undo.idle.2
    Given the calendar alone, in dialog.closed + nights + progress.waiting + rooms.loading + undo.idle
    When fetch house done
    Then the calendar is in dialog.closed + nights + progress.waiting + rooms.ready + undo.idle
    When house told
    Then the calendar is in dialog.closed + nights + progress.waiting + rooms.refreshing + undo.idle
    When fetch house failed: timed out
    Then the calendar is in dialog.closed + nights + progress.waiting + rooms.ready + undo.idle

  Scenario: calendar.tour.dialog.closed-nights-progress.waiting-rooms.loading-undo.idle.3
    Given the calendar alone, in dialog.closed + nights + progress.waiting + rooms.loading + undo.idle
    When dialog opened
    Then the calendar is in dialog.closed + nights + progress.waiting + rooms.loading + undo.idle

  Scenario: calendar.tour.dialog.closed-nights-progress.idle-rooms.loading-undo.idle
    Given the calendar alone, in dialog.closed + nights + progress.waiting + rooms.loading + undo.idle
    When house told
    Then the calendar is in dialog.closed + nights + progress.idle + rooms.loading + undo.idle
    When location changed (2)
    Then the calendar is in dialog.closed + nights + progress.waiting + rooms.loading + undo.idle
    When house told
    Then the calendar is in dialog.closed + nights + progress.idle + rooms.loading + undo.idle
    When search changed
    Then the calendar is in dialog.closed + nights + progress.waiting + rooms.loading + undo.idle
    When house told
    Then the calendar is in dialog.closed + nights + progress.idle + rooms.loading + undo.idle
    When group toggled
    Then the calendar is in dialog.closed + nights + progress.waiting + rooms.loading + undo.idle
    When house told
    Then the calendar is in dialog.closed + nights + progress.idle + rooms.loading + undo.idle
    When rooms selected
    Then the calendar is in dialog.closed + nights + progress.waiting + rooms.loading + undo.idle
    When house told
    Then the calendar is in dialog.closed + nights + progress.idle + rooms.loading + undo.idle
    When selection cleared
    Then the calendar is in dialog.closed + nights + progress.waiting + rooms.loading + undo.idle
    When house told
    Then the calendar is in dialog.closed + nights + progress.idle + rooms.loading + undo.idle
    When rooms read
    Then the calendar is in dialog.closed + nights + progress.waiting + rooms.loading + undo.idle
    When house told
    Then the calendar is in dialog.closed + nights + progress.idle + rooms.loading + undo.idle
    When rooms told
    Then the calendar is in dialog.closed + nights + progress.waiting + rooms.loading + undo.idle

  Scenario: calendar.tour.dialog.closed-nights-progress.idle-rooms.loading-undo.idle-2
    Given the calendar alone, in dialog.closed + nights + progress.waiting + rooms.loading + undo.idle
    When house told
    Then the calendar is in dialog.closed + nights + progress.idle + rooms.loading + undo.idle
    When minute passed (1)
    Then the calendar is in dialog.closed + nights + progress.waiting + rooms.loading + undo.idle
    When house told
    Then the calendar is in dialog.closed + nights + progress.idle + rooms.loading + undo.idle
    When minute passed (2)
    Then the calendar is in dialog.closed + nights + progress.waiting + rooms.loading + undo.idle

  Scenario: calendar.tour.dialog.open-nights-progress.idle-rooms.loading-undo.idle
    Given the calendar alone, in dialog.closed + nights + progress.waiting + rooms.loading + undo.idle
    When bar dropped
    Then the calendar is in dialog.open + nights + progress.waiting + rooms.loading + undo.idle
    When house told
    Then the calendar is in dialog.open + nights + progress.idle + rooms.loading + undo.idle
    When change refused
    Then the calendar is in dialog.open + nights + progress.waiting + rooms.loading + undo.idle
