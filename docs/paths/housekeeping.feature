Feature: housekeeping

  @2.route.housekeeping @2.menu.property.housekeeping
  Scenario: housekeeping.shortest.data.failed
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping is open, so that the housekeeping is in assignment.closed + data.loading.brief + reason.closed + updates.quiet
    When the server refuses GET v1/hotel_management/properties/facilities with 403
    Then the housekeeping is in assignment.closed + data.failed + reason.closed + updates.quiet

  @2.route.housekeeping @2.menu.property.housekeeping
  Scenario: housekeeping.shortest.data.loading.long
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping is open, so that the housekeeping is in assignment.closed + data.loading.brief + reason.closed + updates.quiet
    When 10 seconds pass
    Then the housekeeping is in assignment.closed + data.loading.long + reason.closed + updates.quiet

  @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.include_ids @7.calls.facilities.list.dont-paginate @7.calls.facilities.list.query_type @2.route.housekeeping @2.menu.property.housekeeping
  Scenario: housekeeping.shortest.updates.gathering
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping is open, so that the housekeeping is in assignment.closed + data.loading.brief + reason.closed + updates.quiet
    When the server answers GET v1/hotel_management/properties/facilities
    Then the housekeeping is in assignment.closed + data.ready + reason.closed + updates.quiet
    When elsewhere, frontdesk sends POST v1/hotel_management/properties/update_room_status
    Then the housekeeping is in assignment.closed + data.ready + reason.closed + updates.quiet
    When 250 milliseconds pass, then the server answers GET v1/hotel_management/properties/facilities
    Then the housekeeping is in assignment.closed + data.ready + reason.closed + updates.gathering

  @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.include_ids @7.calls.facilities.list.dont-paginate @7.calls.facilities.list.query_type @7.calls.facility_types.by-property @2.route.housekeeping @2.menu.property.housekeeping
  Scenario: housekeeping.tour.assignment.closed-data.ready-reason.closed-updates.quiet
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping is open, so that the housekeeping is in assignment.closed + data.loading.brief + reason.closed + updates.quiet
    When the server answers GET v1/hotel_management/properties/facilities
    Then the housekeeping is in assignment.closed + data.ready + reason.closed + updates.quiet
    When elsewhere, frontdesk sends POST v1/hotel_management/properties/update_room_status
    Then the housekeeping is in assignment.closed + data.ready + reason.closed + updates.quiet
    When 250 milliseconds pass, then the server refuses GET v1/hotel_management/properties/facilities with 403
    Then the housekeeping is in assignment.closed + data.ready + reason.closed + updates.quiet
    When press the button “Retry”, then the server answers GET v1/hotel_management/properties/facilities
    Then the housekeeping is in assignment.closed + data.ready + reason.closed + updates.gathering

  @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.dont-paginate @7.calls.facilities.list.query_type @7.calls.facility_types.by-property @2.route.housekeeping @2.menu.property.housekeeping
  Scenario: housekeeping.tour.assignment.closed-data.failed-reason.closed-updates.quiet
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping is open, so that the housekeeping is in assignment.closed + data.loading.brief + reason.closed + updates.quiet
    When the server refuses GET v1/hotel_management/properties/facilities with 403
    Then the housekeeping is in assignment.closed + data.failed + reason.closed + updates.quiet
    When press the button “Retry”
    Then the housekeeping is in assignment.closed + data.loading.brief + reason.closed + updates.quiet

  @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.dont-paginate @7.calls.facilities.list.query_type @7.calls.facility_types.by-property @2.route.housekeeping @2.menu.property.housekeeping
  Scenario: housekeeping.tour.assignment.closed-data.loading.long-reason.closed-updates.quiet
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping is open, so that the housekeeping is in assignment.closed + data.loading.brief + reason.closed + updates.quiet
    When 10 seconds pass
    Then the housekeeping is in assignment.closed + data.loading.long + reason.closed + updates.quiet
    When press the button “Ask again”
    Then the housekeeping is in assignment.closed + data.loading.brief + reason.closed + updates.quiet

  @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.include_ids @7.calls.facilities.list.dont-paginate @7.calls.facilities.list.query_type @2.route.housekeeping @2.menu.property.housekeeping
  Scenario: housekeeping.tour.assignment.closed-data.ready-reason.closed-updates.gathering
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping is open, so that the housekeeping is in assignment.closed + data.loading.brief + reason.closed + updates.quiet
    When the server answers GET v1/hotel_management/properties/facilities
    Then the housekeeping is in assignment.closed + data.ready + reason.closed + updates.quiet
    When elsewhere, frontdesk sends POST v1/hotel_management/properties/update_room_status
    Then the housekeeping is in assignment.closed + data.ready + reason.closed + updates.quiet
    When 250 milliseconds pass, then the server answers GET v1/hotel_management/properties/facilities
    Then the housekeeping is in assignment.closed + data.ready + reason.closed + updates.gathering
    When 3 seconds pass
    Then the housekeeping is in assignment.closed + data.ready + reason.closed + updates.quiet

  @3.property.filters.bookable_status @7.calls.property.list.page @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.dont-paginate @7.calls.facilities.list.query_type @3.property.prefix @9.default-page @9.bookable-status @7.calls.property_types.list @7.calls.facility_types.by-property @7.calls.property.list @7.calls.property.view @2.route.housekeeping @2.menu.property.housekeeping
  Scenario: housekeeping.tour.assignment.closed-data.ready-reason.closed-updates.quiet.2
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping is open, so that the housekeeping is in assignment.closed + data.ready + reason.closed + updates.quiet
    When choose “Floor” in the button “* Group by”
    Then the housekeeping is in assignment.closed + data.ready + reason.closed + updates.quiet
    When press the link “Properties” in the main “”, then go back in the browser
    Then the housekeeping is in assignment.closed + data.ready + reason.closed + updates.quiet
    When the network is lost
    Then the housekeeping is in assignment.closed + data.ready + reason.closed + updates.quiet
    When the network is back
    Then the housekeeping is in assignment.closed + data.ready + reason.closed + updates.quiet
    When press the button “Pause updates”
    Then the housekeeping is in assignment.closed + data.ready + reason.closed + updates.quiet
    When press the button “Resume updates”
    Then the housekeeping is in assignment.closed + data.ready + reason.closed + updates.quiet

  @1.manages.housekeeping @7.calls.facilities.update-room-status @2.route.housekeeping @2.menu.property.housekeeping
  Scenario: housekeeping.tour.assignment.closed-data.ready-reason.closed-updates.quiet.3
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping?keyword=103&group=floor is open, so that the housekeeping is in assignment.closed + data.ready + reason.closed + updates.quiet
    When press the button “Start cleaning 103”
    Then the housekeeping is in assignment.closed + data.ready + reason.closed + updates.quiet
    When the server answers POST v1/hotel_management/properties/update_room_status
    Then the housekeeping is in assignment.closed + data.ready + reason.closed + updates.quiet
    When press the heading “Housekeeping”
    Then the housekeeping is in assignment.closed + data.ready + reason.closed + updates.quiet

  @1.manages.housekeeping @7.calls.facilities.update-room-status @2.route.housekeeping @2.menu.property.housekeeping
  Scenario: housekeeping.tour.assignment.closed-data.ready-reason.closed-updates.quiet-2
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping?keyword=103&group=floor is open, so that the housekeeping is in assignment.closed + data.ready + reason.closed + updates.quiet
    When press the button “Actions for 103”, then press the menuitem “Rush”
    Then the housekeeping is in assignment.closed + data.ready + reason.closed + updates.quiet
    When the server answers POST v1/hotel_management/properties/update_room_status
    Then the housekeeping is in assignment.closed + data.ready + reason.closed + updates.quiet
    When press the button “Undo”
    Then the housekeeping is in assignment.closed + data.ready + reason.closed + updates.quiet
    When the server answers POST v1/hotel_management/properties/update_room_status
    Then the housekeeping is in assignment.closed + data.ready + reason.closed + updates.quiet
    When press the button “Start cleaning 103”
    Then the housekeeping is in assignment.closed + data.ready + reason.closed + updates.quiet
    When the server refuses POST v1/hotel_management/properties/update_room_status with 422
    Then the housekeeping is in assignment.closed + data.ready + reason.closed + updates.quiet
    When press the button “Close” in the dialog “Room 103 was not changed”
    Then the housekeeping is in assignment.closed + data.ready + reason.closed + updates.quiet
    When press the button “Start cleaning 103”
    Then the housekeeping is in assignment.closed + data.ready + reason.closed + updates.quiet
    When the server refuses POST v1/hotel_management/properties/update_room_status with 503
    Then the housekeeping is in assignment.closed + data.ready + reason.closed + updates.quiet
    When press the button “Show 1 change”, then press the button “Send now”
    Then the housekeeping is in assignment.closed + data.ready + reason.closed + updates.quiet
    When the server answers POST v1/hotel_management/properties/update_room_status with what this path needs
    Then the housekeeping is in assignment.closed + data.ready + reason.closed + updates.quiet
    When press the button “Decide…”, then press the button “Take theirs for 103”, then press the button “Close” in the dialog “Everything is decided”
    Then the housekeeping is in assignment.closed + data.ready + reason.closed + updates.quiet

  @1.manages.housekeeping @7.calls.facilities.update-room-status @2.route.housekeeping @2.menu.property.housekeeping
  Scenario: housekeeping.tour.assignment.closed-data.ready-reason.closed-updates.quiet-3
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping?keyword=103&group=floor is open, so that the housekeeping is in assignment.closed + data.ready + reason.closed + updates.quiet
    When press the button “Start cleaning 103”
    Then the housekeeping is in assignment.closed + data.ready + reason.closed + updates.quiet
    When the server answers POST v1/hotel_management/properties/update_room_status with what this path needs
    Then the housekeeping is in assignment.closed + data.ready + reason.closed + updates.quiet
    When press the button “Decide…”, then press the button “Keep mine for 103”, then press the button “Close” in the dialog “Everything is decided”
    Then the housekeeping is in assignment.closed + data.ready + reason.closed + updates.quiet

  @2.route.housekeeping @2.menu.property.housekeeping
  Scenario: housekeeping.shortest.reason.open
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping?view=table&keyword=10 is open, so that the housekeeping is in assignment.closed + data.ready + reason.closed + updates.quiet
    When press the button “Actions for 108”, then press the menuitem “Fail inspection…”
    Then the housekeeping is in assignment.closed + data.ready + reason.open + updates.quiet

  @2.route.housekeeping @2.menu.property.housekeeping
  Scenario: housekeeping.shortest.assignment.open
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping?view=table&keyword=10 is open, so that the housekeeping is in assignment.closed + data.ready + reason.closed + updates.quiet
    When press the button “Assign rooms…”
    Then the housekeeping is in assignment.open + data.ready + reason.closed + updates.quiet

  @2.route.housekeeping @2.menu.property.housekeeping
  Scenario: housekeeping.tour.assignment.closed-data.ready-reason.closed-updates.quiet.4
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping?view=table&keyword=10 is open, so that the housekeeping is in assignment.closed + data.ready + reason.closed + updates.quiet
    When press the checkbox “Select 103”
    Then the housekeeping is in assignment.closed + data.ready + reason.closed + updates.quiet
    When press the button “Clear” in the group “Selected rooms”
    Then the housekeeping is in assignment.closed + data.ready + reason.closed + updates.quiet
    When press the checkbox “Select all *”
    Then the housekeeping is in assignment.closed + data.ready + reason.closed + updates.quiet

  @1.manages.housekeeping @7.calls.facilities.update-room-status @2.route.housekeeping @2.menu.property.housekeeping
  Scenario: housekeeping.tour.assignment.closed-data.ready-reason.open-updates.quiet
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping?view=table&keyword=10 is open, so that the housekeeping is in assignment.closed + data.ready + reason.closed + updates.quiet
    When press the button “Actions for 108”, then press the menuitem “Fail inspection…”
    Then the housekeeping is in assignment.closed + data.ready + reason.open + updates.quiet
    When type “Dust” into the textbox “Reason” in the dialog “Fail the inspection of 108”
    Then the housekeeping is in assignment.closed + data.ready + reason.open + updates.quiet
    When press the button “Fail inspection” in the dialog “Fail the inspection of 108”
    Then the housekeeping is in assignment.closed + data.ready + reason.closed + updates.quiet

  @2.route.housekeeping @2.menu.property.housekeeping
  Scenario: housekeeping.tour.assignment.closed-data.ready-reason.open-updates.quiet-2
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping?view=table&keyword=10 is open, so that the housekeeping is in assignment.closed + data.ready + reason.closed + updates.quiet
    When press the button “Actions for 108”, then press the menuitem “Fail inspection…”
    Then the housekeeping is in assignment.closed + data.ready + reason.open + updates.quiet
    When press the button “Fail inspection” in the dialog “Fail the inspection of 108”
    Then the housekeeping is in assignment.closed + data.ready + reason.open + updates.quiet
    When press the button “Cancel” in the dialog “Fail the inspection of 108”
    Then the housekeeping is in assignment.closed + data.ready + reason.closed + updates.quiet

  @7.calls.facilities.update-room-status @2.route.housekeeping @2.menu.property.housekeeping
  Scenario: housekeeping.tour.assignment.open-data.ready-reason.closed-updates.quiet
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping?view=table&keyword=10 is open, so that the housekeeping is in assignment.closed + data.ready + reason.closed + updates.quiet
    When press the button “Assign rooms…”
    Then the housekeeping is in assignment.open + data.ready + reason.closed + updates.quiet
    When press the checkbox “* is on shift”
    Then the housekeeping is in assignment.open + data.ready + reason.closed + updates.quiet
    When press the button “Cancel”
    Then the housekeeping is in assignment.closed + data.ready + reason.closed + updates.quiet
    When press the button “Assign rooms…”
    Then the housekeeping is in assignment.open + data.ready + reason.closed + updates.quiet
    When press the button “Assign * to *”
    Then the housekeeping is in assignment.closed + data.ready + reason.closed + updates.quiet

  @2.route.housekeeping @2.menu.property.housekeeping
  Scenario: housekeeping.tour.assignment.closed-data.ready-reason.closed-updates.quiet.5
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping?keyword=103&group=floor is open, so that the housekeeping is in assignment.closed + data.ready + reason.closed + updates.quiet
    When in another tab, at /hotel-management/properties/old-mint-house/housekeeping?keyword=103&group=floor: The server answers POST v1/hotel_management/properties/update_room_status
    Then the housekeeping is in assignment.closed + data.ready + reason.closed + updates.quiet

  Scenario: housekeeping.tour.assignment.closed-data.loading.brief-reason.closed-updates.quiet
    Given the housekeeping alone, in assignment.closed + data.loading.brief + reason.closed + updates.quiet
    When conflict kept
    Then the housekeeping is in assignment.closed + data.loading.brief + reason.closed + updates.quiet
    When assignment opened
    Then the housekeeping is in assignment.closed + data.loading.brief + reason.closed + updates.quiet

  Scenario: housekeeping.tour.assignment.open-data.ready-reason.closed-updates.quiet.2
    Given the housekeeping alone, in assignment.closed + data.loading.brief + reason.closed + updates.quiet
    When data read
    Then the housekeeping is in assignment.closed + data.ready + reason.closed + updates.quiet
    When assignment opened
    Then the housekeeping is in assignment.open + data.ready + reason.closed + updates.quiet
    When assignment confirmed
    Then the housekeeping is in assignment.open + data.ready + reason.closed + updates.quiet
