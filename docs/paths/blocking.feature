Feature: blocking

  Scenario: blocking.shortest.editing.incomplete
    Given manager is signed in and /hotel-management/properties/hill-house/hotel-calendar?keyword=302&view=list is open, so that the blocking is in editing.previewing
    When type “02032020” into the spinbutton “day, First night*”
    Then the blocking is in editing.incomplete

  @2.route.hotel-calendar
  Scenario: blocking.shortest.closed
    Given manager is signed in and /hotel-management/properties/hill-house/hotel-calendar?keyword=302&view=list is open, so that the blocking is in editing.previewing
    When press the button “Cancel”
    Then the blocking is in closed

  Scenario: blocking.shortest.editing.previewed
    Given manager is signed in and /hotel-management/properties/hill-house/hotel-calendar?keyword=302&view=list is open, so that the blocking is in editing.previewing
    When the server answers GET v1/hotel_management/hotel_calendar/daily_room_blockings
    Then the blocking is in editing.previewed

  @7.calls.daily-room-blockings
  Scenario: blocking.shortest.editing.failed
    Given manager is signed in and /hotel-management/properties/hill-house/hotel-calendar?keyword=302&view=list is open, so that the blocking is in editing.previewing
    When the server refuses GET v1/hotel_management/hotel_calendar/daily_room_blockings with 500
    Then the blocking is in editing.failed

  @1.manages.hotel-calendar @7.calls.facilities.update-status @7.calls.daily-room-blockings @2.route.hotel-calendar
  Scenario: blocking.shortest.refused
    Given manager is signed in and /hotel-management/properties/hill-house/hotel-calendar?keyword=302&view=list is open, so that the blocking is in editing.previewing
    When type “4” into the textbox “Nights”, then press the key Tab
    Then the blocking is in editing.previewing
    When the server answers GET v1/hotel_management/hotel_calendar/daily_room_blockings
    Then the blocking is in editing.previewed
    When press the button “Edit the blocking”
    Then the blocking is in submitting
    When the server answers POST v1/hotel_management/properties/update_facility_status with what this path needs
    Then the blocking is in refused

  Scenario: blocking.tour.editing.previewing
    Given manager is signed in and /hotel-management/properties/hill-house/hotel-calendar?keyword=302&view=list is open, so that the blocking is in editing.previewing
    When choose “Other” in the button “* Reason”, then empty the textbox “Details”
    Then the blocking is in editing.previewing
    When the server refuses GET v1/hotel_management/hotel_calendar/daily_room_blockings with 403
    Then the blocking is in editing.failed

  Scenario: blocking.tour.editing.incomplete
    Given manager is signed in and /hotel-management/properties/hill-house/hotel-calendar?keyword=302&view=list is open, so that the blocking is in editing.previewing
    When type “02032020” into the spinbutton “day, First night*”
    Then the blocking is in editing.incomplete
    When press the button “Edit the blocking”
    Then the blocking is in editing.incomplete

  @7.calls.daily-room-blockings
  Scenario: blocking.tour.editing.previewed
    Given manager is signed in and /hotel-management/properties/hill-house/hotel-calendar?keyword=302&view=list is open, so that the blocking is in editing.previewing
    When the server answers GET v1/hotel_management/hotel_calendar/daily_room_blockings
    Then the blocking is in editing.previewed
    When type “4” into the textbox “Nights”, then press the key Tab
    Then the blocking is in editing.previewing
    When choose “Other” in the button “* Reason”, then empty the textbox “Details”
    Then the blocking is in editing.previewing
    When the server answers GET v1/hotel_management/hotel_calendar/daily_room_blockings
    Then the blocking is in editing.previewed
    When press the button “Edit the blocking”
    Then the blocking is in editing.previewed

  @2.route.hotel-calendar
  Scenario: blocking.tour.editing.previewed-2
    Given manager is signed in and /hotel-management/properties/hill-house/hotel-calendar?keyword=302&view=list is open, so that the blocking is in editing.previewing
    When the server answers GET v1/hotel_management/hotel_calendar/daily_room_blockings
    Then the blocking is in editing.previewed
    When press the button “Edit the blocking”
    Then the blocking is in closed

  @7.calls.daily-room-blockings
  Scenario: blocking.tour.editing.failed
    Given manager is signed in and /hotel-management/properties/hill-house/hotel-calendar?keyword=302&view=list is open, so that the blocking is in editing.previewing
    When the server refuses GET v1/hotel_management/hotel_calendar/daily_room_blockings with 500
    Then the blocking is in editing.failed
    When press the button “Retry”
    Then the blocking is in editing.previewing

  @7.calls.facilities.list.per_page @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.include_ids @1.manages.hotel-calendar @7.calls.facilities.update-status @7.calls.daily-room-blockings @2.route.hotel-calendar
  Scenario: blocking.tour.submitting
    Given manager is signed in and /hotel-management/properties/hill-house/hotel-calendar?keyword=302&view=list is open, so that the blocking is in editing.previewing
    When type “4” into the textbox “Nights”, then press the key Tab
    Then the blocking is in editing.previewing
    When the server answers GET v1/hotel_management/hotel_calendar/daily_room_blockings
    Then the blocking is in editing.previewed
    When press the button “Edit the blocking”
    Then the blocking is in submitting
    When the server answers POST v1/hotel_management/properties/update_facility_status
    Then the blocking is in closed

  @1.manages.hotel-calendar @7.calls.facilities.update-status @7.calls.daily-room-blockings
  Scenario: blocking.tour.submitting-2
    Given manager is signed in and /hotel-management/properties/hill-house/hotel-calendar?keyword=302&view=list is open, so that the blocking is in editing.previewing
    When type “4” into the textbox “Nights”, then press the key Tab
    Then the blocking is in editing.previewing
    When the server answers GET v1/hotel_management/hotel_calendar/daily_room_blockings
    Then the blocking is in editing.previewed
    When press the button “Edit the blocking”
    Then the blocking is in submitting
    When the server refuses POST v1/hotel_management/properties/update_facility_status with 422
    Then the blocking is in editing.previewing
    When the server answers GET v1/hotel_management/hotel_calendar/daily_room_blockings
    Then the blocking is in editing.previewed
    When press the button “Edit the blocking”
    Then the blocking is in submitting
    When the server refuses POST v1/hotel_management/properties/update_facility_status with 500
    Then the blocking is in editing.previewing
    When the server answers GET v1/hotel_management/hotel_calendar/daily_room_blockings
    Then the blocking is in editing.previewed
    When press the button “Edit the blocking”
    Then the blocking is in submitting
    When the connection breaks during POST v1/hotel_management/properties/update_facility_status
    Then the blocking is in editing.previewing
    When the server answers GET v1/hotel_management/hotel_calendar/daily_room_blockings
    Then the blocking is in editing.previewed
    When press the button “Edit the blocking”
    Then the blocking is in submitting
    When 30 seconds pass
    Then the blocking is in editing.previewing

  @1.manages.hotel-calendar @7.calls.facilities.update-status @7.calls.daily-room-blockings @2.route.hotel-calendar
  Scenario: blocking.tour.refused
    Given manager is signed in and /hotel-management/properties/hill-house/hotel-calendar?keyword=302&view=list is open, so that the blocking is in editing.previewing
    When type “4” into the textbox “Nights”, then press the key Tab
    Then the blocking is in editing.previewing
    When the server answers GET v1/hotel_management/hotel_calendar/daily_room_blockings
    Then the blocking is in editing.previewed
    When press the button “Edit the blocking”
    Then the blocking is in submitting
    When the server answers POST v1/hotel_management/properties/update_facility_status with what this path needs
    Then the blocking is in refused
    When press the button “Choose other nights”
    Then the blocking is in editing.previewing
    When the server answers GET v1/hotel_management/hotel_calendar/daily_room_blockings
    Then the blocking is in editing.previewed
    When press the button “Edit the blocking”
    Then the blocking is in submitting
    When the server answers POST v1/hotel_management/properties/update_facility_status with what this path needs
    Then the blocking is in refused
    When press the button “Cancel”
    Then the blocking is in closed

  Scenario: blocking.shortest.start-editing.previewing
    Given manager is signed in and /hotel-management/properties/hill-house/hotel-calendar?keyword=302&view=list is open, so that the blocking is in editing.previewing

  @2.route.hotel-calendar
  Scenario: blocking.shortest.start-submitting
    Given manager is signed in and /hotel-management/properties/hill-house/hotel-calendar?from=2086-01-07&days=7&keyword=10 is open, so that the blocking is in submitting

  Scenario: blocking.tour.editing.previewing.2
    Given the blocking alone, in submitting
    When change failed: 400 No
    Then the blocking is in editing.previewing
    When fetch taken failed: timed out
    Then the blocking is in editing.failed
    When draft changed (1)
    Then the blocking is in editing.previewing
    When fetch taken failed: no connection
    Then the blocking is in editing.failed

  Scenario: blocking.tour.editing.previewed.2
    Given the blocking alone, in editing.previewing
    When fetch taken done (2)
    Then the blocking is in editing.previewed
    When change confirmed
    Then the blocking is in editing.previewed

  Scenario: blocking.tour.refused.2
    Given the blocking alone, in editing.previewing
    When fetch taken done (1)
    Then the blocking is in editing.previewed
    When change confirmed
    Then the blocking is in submitting
    When change done (4)
    Then the blocking is in refused
    When change resumed
    Then the blocking is in closed

  Scenario: blocking.shortest.start-editing.incomplete
    Given the blocking alone, in editing.incomplete
