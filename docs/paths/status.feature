Feature: status

  @2.route.products
  Scenario: status.shortest.closed
    Given manager is signed in and /hotel-management/properties/hill-house/products?keyword=102 is open, so that the status is in editing.unasked
    When press the button “Cancel”
    Then the status is in closed

  @7.calls.daily-room-blockings @2.route.products
  Scenario: status.shortest.editing.failed
    Given manager is signed in and /hotel-management/properties/hill-house/products?keyword=102 is open, so that the status is in editing.unasked
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “03032030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.asking
    When the server refuses GET v1/hotel_management/hotel_calendar/daily_room_blockings with 403
    Then the status is in editing.failed

  @7.calls.facilities.list.page @7.calls.facilities.list.per_page @7.calls.facilities.list.property_id @7.calls.facilities.list.keyword @7.calls.facilities.list.hide_images @7.calls.facilities.list.query_type @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facilities.list @7.calls.facility_status @7.calls.facilities.update-status @2.route.products
  Scenario: status.shortest.answered
    Given manager is signed in and /hotel-management/properties/hill-house/products?keyword=102 is open, so that the status is in editing.unasked
    When choose “Available” in the button “* Status” in the dialog “*”
    Then the status is in editing.known
    When press the button “Set *to *” in the dialog “*”
    Then the status is in submitting
    When the server answers POST v1/hotel_management/properties/update_facility_status with what this path needs
    Then the status is in answered

  @7.calls.daily-room-blockings @2.route.products
  Scenario: status.tour.editing.unasked
    Given manager is signed in and /hotel-management/properties/hill-house/products?keyword=102 is open, so that the status is in editing.unasked
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “28022030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.unasked
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “03032030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.asking
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “28022030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.unasked
    When choose “Available” in the button “* Status” in the dialog “*”
    Then the status is in editing.known
    When choose “Out of order” in the button “* Status” in the dialog “*”
    Then the status is in editing.unasked
    When choose “Leak or water damage” in the button “* Reason”
    Then the status is in editing.unasked
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “03032030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.asking
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “28022030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.unasked
    When press the button “Set *to *” in the dialog “*”
    Then the status is in editing.unasked
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “03032030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.asking
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “28022030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.unasked
    When press the button “Cancel”
    Then the status is in closed

  @2.route.products
  Scenario: status.tour.editing.unasked-2
    Given manager is signed in and /hotel-management/properties/hill-house/products?keyword=102 is open, so that the status is in editing.unasked
    When choose “Leak or water damage” in the button “* Reason”
    Then the status is in editing.unasked
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “28022030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.unasked
    When press the button “Set *to *” in the dialog “*”
    Then the status is in editing.unasked
    When choose “Available” in the button “* Status” in the dialog “*”
    Then the status is in editing.known
    When choose “Out of order” in the button “* Status” in the dialog “*”
    Then the status is in editing.unasked
    When press the button “Set *to *” in the dialog “*”
    Then the status is in editing.unasked
    When press the button “Set *to *” in the dialog “*”
    Then the status is in editing.unasked
    When press the button “Cancel”
    Then the status is in closed

  Scenario: status.tour.editing.unasked-3
    Given manager is signed in and /hotel-management/properties/hill-house/products?keyword=102 is open, so that the status is in editing.unasked
    When choose “Leak or water damage” in the button “* Reason”
    Then the status is in editing.unasked
    When choose “Available” in the button “* Status” in the dialog “*”
    Then the status is in editing.known
    When choose “Out of order” in the button “* Status” in the dialog “*”
    Then the status is in editing.unasked
    When press the button “Set *to *” in the dialog “*”
    Then the status is in editing.unasked
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “28022030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.unasked

  Scenario: status.tour.editing.unasked-4
    Given manager is signed in and /hotel-management/properties/hill-house/products?keyword=102 is open, so that the status is in editing.unasked
    When choose “Leak or water damage” in the button “* Reason”
    Then the status is in editing.unasked
    When press the button “Set *to *” in the dialog “*”
    Then the status is in editing.unasked

  @2.route.products
  Scenario: status.tour.editing.unasked-5
    Given manager is signed in and /hotel-management/properties/hill-house/products?keyword=102 is open, so that the status is in editing.unasked
    When choose “Leak or water damage” in the button “* Reason”
    Then the status is in editing.unasked
    When press the button “Cancel”
    Then the status is in closed

  Scenario: status.tour.editing.unasked-6
    Given manager is signed in and /hotel-management/properties/hill-house/products?keyword=102 is open, so that the status is in editing.unasked
    When press the button “Set *to *” in the dialog “*”
    Then the status is in editing.unasked
    When choose “Leak or water damage” in the button “* Reason”
    Then the status is in editing.unasked

  @7.calls.daily-room-blockings @2.route.products
  Scenario: status.tour.editing.asking
    Given manager is signed in and /hotel-management/properties/hill-house/products?keyword=102 is open, so that the status is in editing.unasked
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “03032030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.asking
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “04032030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.asking
    When choose “Available” in the button “* Status” in the dialog “*”
    Then the status is in editing.known
    When choose “Out of order” in the button “* Status” in the dialog “*”
    Then the status is in editing.asking
    When choose “Leak or water damage” in the button “* Reason”
    Then the status is in editing.asking
    When the server answers GET v1/hotel_management/hotel_calendar/daily_room_blockings
    Then the status is in editing.known
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “03032030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.asking
    When press the button “Cancel”
    Then the status is in closed

  @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_status @7.calls.daily-room-blockings
  Scenario: status.tour.editing.asking-2
    Given manager is signed in and /hotel-management/properties/hill-house/products?keyword=102 is open, so that the status is in editing.unasked
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “03032030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.asking
    When the server answers GET v1/hotel_management/hotel_calendar/daily_room_blockings
    Then the status is in editing.known
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “04032030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.asking
    When the server refuses GET v1/hotel_management/hotel_calendar/daily_room_blockings with 500
    Then the status is in editing.failed
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “03032030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.asking
    When the connection breaks during GET v1/hotel_management/hotel_calendar/daily_room_blockings
    Then the status is in editing.failed
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “04032030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.asking
    When 30 seconds pass
    Then the status is in editing.failed
    When press the button “Retry”
    Then the status is in editing.asking
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “03032030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.asking
    When choose “Leak or water damage” in the button “* Reason”
    Then the status is in editing.asking
    When the server refuses GET v1/hotel_management/hotel_calendar/daily_room_blockings with 403
    Then the status is in editing.failed
    When press the button “Retry”
    Then the status is in editing.asking
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “28022030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.unasked

  @7.calls.daily-room-blockings @2.route.products
  Scenario: status.tour.editing.asking-3
    Given manager is signed in and /hotel-management/properties/hill-house/products?keyword=102 is open, so that the status is in editing.unasked
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “03032030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.asking
    When the server refuses GET v1/hotel_management/hotel_calendar/daily_room_blockings with 403
    Then the status is in editing.failed
    When press the button “Retry”
    Then the status is in editing.asking
    When choose “Available” in the button “* Status” in the dialog “*”
    Then the status is in editing.known
    When choose “Out of order” in the button “* Status” in the dialog “*”
    Then the status is in editing.asking
    When the server refuses GET v1/hotel_management/hotel_calendar/daily_room_blockings with 403
    Then the status is in editing.failed
    When press the button “Retry”
    Then the status is in editing.asking
    When choose “Leak or water damage” in the button “* Reason”
    Then the status is in editing.asking
    When the server refuses GET v1/hotel_management/hotel_calendar/daily_room_blockings with 403
    Then the status is in editing.failed
    When press the button “Retry”
    Then the status is in editing.asking
    When press the button “Cancel”
    Then the status is in closed

  @1.manages.hotel-calendar @7.calls.facilities.update-status @7.calls.daily-room-blockings
  Scenario: status.tour.editing.asking-4
    Given manager is signed in and /hotel-management/properties/hill-house/products?keyword=102 is open, so that the status is in editing.unasked
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “03032030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.asking
    When the server refuses GET v1/hotel_management/hotel_calendar/daily_room_blockings with 403
    Then the status is in editing.failed
    When press the button “Retry”
    Then the status is in editing.asking
    When the server answers GET v1/hotel_management/hotel_calendar/daily_room_blockings
    Then the status is in editing.known
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “04032030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.asking
    When the server refuses GET v1/hotel_management/hotel_calendar/daily_room_blockings with 403
    Then the status is in editing.failed
    When press the button “Retry”
    Then the status is in editing.asking
    When the server refuses GET v1/hotel_management/hotel_calendar/daily_room_blockings with 403
    Then the status is in editing.failed
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “03032030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.asking
    When choose “Leak or water damage” in the button “* Reason”
    Then the status is in editing.asking
    When the server answers GET v1/hotel_management/hotel_calendar/daily_room_blockings
    Then the status is in editing.known
    When press the button “Set *to *” in the dialog “*”
    Then the status is in submitting
    When the server refuses POST v1/hotel_management/properties/update_facility_status with 422
    Then the status is in editing.asking
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “04032030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.asking

  @1.manages.hotel-calendar @7.calls.facilities.update-status @7.calls.daily-room-blockings
  Scenario: status.tour.editing.asking-5
    Given manager is signed in and /hotel-management/properties/hill-house/products?keyword=102 is open, so that the status is in editing.unasked
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “03032030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.asking
    When choose “Leak or water damage” in the button “* Reason”
    Then the status is in editing.asking
    When the server answers GET v1/hotel_management/hotel_calendar/daily_room_blockings
    Then the status is in editing.known
    When press the button “Set *to *” in the dialog “*”
    Then the status is in submitting
    When the server refuses POST v1/hotel_management/properties/update_facility_status with 422
    Then the status is in editing.asking
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “28022030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.unasked
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “03032030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.asking
    When the server answers GET v1/hotel_management/hotel_calendar/daily_room_blockings
    Then the status is in editing.known
    When press the button “Set *to *” in the dialog “*”
    Then the status is in submitting
    When the server refuses POST v1/hotel_management/properties/update_facility_status with 422
    Then the status is in editing.asking
    When choose “Available” in the button “* Status” in the dialog “*”
    Then the status is in editing.known

  @1.manages.hotel-calendar @7.calls.facilities.update-status @7.calls.daily-room-blockings @2.route.products
  Scenario: status.tour.editing.asking-6
    Given manager is signed in and /hotel-management/properties/hill-house/products?keyword=102 is open, so that the status is in editing.unasked
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “03032030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.asking
    When choose “Leak or water damage” in the button “* Reason”
    Then the status is in editing.asking
    When the server answers GET v1/hotel_management/hotel_calendar/daily_room_blockings
    Then the status is in editing.known
    When press the button “Set *to *” in the dialog “*”
    Then the status is in submitting
    When the server refuses POST v1/hotel_management/properties/update_facility_status with 422
    Then the status is in editing.asking
    When press the button “Cancel”
    Then the status is in closed

  @1.manages.hotel-calendar @7.calls.facilities.update-status @7.calls.daily-room-blockings
  Scenario: status.tour.editing.asking-7
    Given manager is signed in and /hotel-management/properties/hill-house/products?keyword=102 is open, so that the status is in editing.unasked
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “03032030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.asking
    When choose “Leak or water damage” in the button “* Reason”
    Then the status is in editing.asking
    When the server answers GET v1/hotel_management/hotel_calendar/daily_room_blockings
    Then the status is in editing.known
    When press the button “Set *to *” in the dialog “*”
    Then the status is in submitting
    When the server refuses POST v1/hotel_management/properties/update_facility_status with 422
    Then the status is in editing.asking
    When the server answers GET v1/hotel_management/hotel_calendar/daily_room_blockings
    Then the status is in editing.known
    When press the button “Set *to *” in the dialog “*”
    Then the status is in submitting
    When the server refuses POST v1/hotel_management/properties/update_facility_status with 422
    Then the status is in editing.asking
    When the server refuses GET v1/hotel_management/hotel_calendar/daily_room_blockings with 403
    Then the status is in editing.failed

  @2.route.products
  Scenario: status.tour.editing.known
    Given manager is signed in and /hotel-management/properties/hill-house/products?keyword=102 is open, so that the status is in editing.unasked
    When choose “Available” in the button “* Status” in the dialog “*”
    Then the status is in editing.known
    When press the button “Cancel”
    Then the status is in closed

  @1.manages.hotel-calendar @7.calls.facilities.update-status @7.calls.daily-room-blockings @2.route.products
  Scenario: status.tour.editing.known-2
    Given manager is signed in and /hotel-management/properties/hill-house/products?keyword=102 is open, so that the status is in editing.unasked
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “03032030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.asking
    When the server answers GET v1/hotel_management/hotel_calendar/daily_room_blockings
    Then the status is in editing.known
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “28022030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.unasked
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “03032030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.asking
    When the server answers GET v1/hotel_management/hotel_calendar/daily_room_blockings
    Then the status is in editing.known
    When choose “Available” in the button “* Status” in the dialog “*”
    Then the status is in editing.known
    When choose “Out of order” in the button “* Status” in the dialog “*”
    Then the status is in editing.asking
    When the server answers GET v1/hotel_management/hotel_calendar/daily_room_blockings
    Then the status is in editing.known
    When choose “Leak or water damage” in the button “* Reason”
    Then the status is in editing.known
    When press the button “Set *to *” in the dialog “*”
    Then the status is in submitting
    When the server refuses POST v1/hotel_management/properties/update_facility_status with 422
    Then the status is in editing.asking
    When the server answers GET v1/hotel_management/hotel_calendar/daily_room_blockings
    Then the status is in editing.known
    When press the button “Cancel”
    Then the status is in closed

  @7.calls.facilities.update-status @7.calls.daily-room-blockings
  Scenario: status.tour.editing.known-3
    Given manager is signed in and /hotel-management/properties/hill-house/products?keyword=102 is open, so that the status is in editing.unasked
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “03032030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.asking
    When the server answers GET v1/hotel_management/hotel_calendar/daily_room_blockings
    Then the status is in editing.known
    When press the button “Set *to *” in the dialog “*”
    Then the status is in editing.known
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “04032030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.asking
    When the server answers GET v1/hotel_management/hotel_calendar/daily_room_blockings
    Then the status is in editing.known
    When press the button “Set *to *” in the dialog “*”
    Then the status is in editing.known
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “28022030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.unasked
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “03032030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.asking
    When the server answers GET v1/hotel_management/hotel_calendar/daily_room_blockings
    Then the status is in editing.known
    When press the button “Set *to *” in the dialog “*”
    Then the status is in editing.known
    When choose “Available” in the button “* Status” in the dialog “*”
    Then the status is in editing.known
    When press the button “Set *to *” in the dialog “*”
    Then the status is in submitting
    When the server refuses POST v1/hotel_management/properties/update_facility_status with 422
    Then the status is in editing.known
    When press the button “Set *to *” in the dialog “*”
    Then the status is in submitting

  @7.calls.daily-room-blockings
  Scenario: status.tour.editing.known-4
    Given manager is signed in and /hotel-management/properties/hill-house/products?keyword=102 is open, so that the status is in editing.unasked
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “03032030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.asking
    When the server answers GET v1/hotel_management/hotel_calendar/daily_room_blockings
    Then the status is in editing.known
    When press the button “Set *to *” in the dialog “*”
    Then the status is in editing.known
    When choose “Leak or water damage” in the button “* Reason”
    Then the status is in editing.known

  @7.calls.daily-room-blockings @2.route.products
  Scenario: status.tour.editing.known-5
    Given manager is signed in and /hotel-management/properties/hill-house/products?keyword=102 is open, so that the status is in editing.unasked
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “03032030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.asking
    When the server answers GET v1/hotel_management/hotel_calendar/daily_room_blockings
    Then the status is in editing.known
    When press the button “Set *to *” in the dialog “*”
    Then the status is in editing.known
    When press the button “Set *to *” in the dialog “*”
    Then the status is in editing.known
    When press the button “Cancel”
    Then the status is in closed

  @7.calls.daily-room-blockings @2.route.products
  Scenario: status.tour.editing.failed
    Given manager is signed in and /hotel-management/properties/hill-house/products?keyword=102 is open, so that the status is in editing.unasked
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “03032030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.asking
    When the server refuses GET v1/hotel_management/hotel_calendar/daily_room_blockings with 403
    Then the status is in editing.failed
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “28022030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.unasked
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “03032030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.asking
    When the server refuses GET v1/hotel_management/hotel_calendar/daily_room_blockings with 403
    Then the status is in editing.failed
    When choose “Available” in the button “* Status” in the dialog “*”
    Then the status is in editing.known
    When choose “Out of order” in the button “* Status” in the dialog “*”
    Then the status is in editing.asking
    When the server refuses GET v1/hotel_management/hotel_calendar/daily_room_blockings with 403
    Then the status is in editing.failed
    When choose “Leak or water damage” in the button “* Reason”
    Then the status is in editing.failed
    When press the button “Retry”
    Then the status is in editing.asking
    When the server refuses GET v1/hotel_management/hotel_calendar/daily_room_blockings with 403
    Then the status is in editing.failed
    When press the button “Cancel”
    Then the status is in closed

  @7.calls.facilities.list.page @7.calls.facilities.list.per_page @7.calls.facilities.list.property_id @7.calls.facilities.list.keyword @7.calls.facilities.list.hide_images @7.calls.facilities.list.query_type @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facilities.list @7.calls.facility_status @7.calls.facilities.update-status @2.route.products
  Scenario: status.tour.submitting
    Given manager is signed in and /hotel-management/properties/hill-house/products?keyword=102 is open, so that the status is in editing.unasked
    When choose “Available” in the button “* Status” in the dialog “*”
    Then the status is in editing.known
    When press the button “Set *to *” in the dialog “*”
    Then the status is in submitting
    When the server answers POST v1/hotel_management/properties/update_facility_status
    Then the status is in closed

  @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_status @7.calls.facilities.update-status
  Scenario: status.tour.submitting-2
    Given manager is signed in and /hotel-management/properties/hill-house/products?keyword=102 is open, so that the status is in editing.unasked
    When choose “Available” in the button “* Status” in the dialog “*”
    Then the status is in editing.known
    When press the button “Set *to *” in the dialog “*”
    Then the status is in submitting
    When the server refuses POST v1/hotel_management/properties/update_facility_status with 500
    Then the status is in editing.known
    When press the button “Set *to *” in the dialog “*”
    Then the status is in submitting
    When the connection breaks during POST v1/hotel_management/properties/update_facility_status
    Then the status is in editing.known
    When press the button “Set *to *” in the dialog “*”
    Then the status is in submitting
    When 30 seconds pass
    Then the status is in editing.known

  @7.calls.facilities.list.page @7.calls.facilities.list.per_page @7.calls.facilities.list.property_id @7.calls.facilities.list.keyword @7.calls.facilities.list.hide_images @7.calls.facilities.list.query_type @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facilities.list @7.calls.facility_status @7.calls.facilities.update-status @2.route.products
  Scenario: status.tour.answered
    Given manager is signed in and /hotel-management/properties/hill-house/products?keyword=102 is open, so that the status is in editing.unasked
    When choose “Available” in the button “* Status” in the dialog “*”
    Then the status is in editing.known
    When press the button “Set *to *” in the dialog “*”
    Then the status is in submitting
    When the server answers POST v1/hotel_management/properties/update_facility_status with what this path needs
    Then the status is in answered
    When press the button “Close”
    Then the status is in closed

  Scenario: status.tour.editing.asking.2
    Given the status alone, in editing.unasked
    When draft changed
    Then the status is in editing.asking
    When draft changed
    Then the status is in editing.asking
    When draft changed
    Then the status is in editing.asking
    When fetch taken done (1)
    Then the status is in editing.known
    When status confirmed
    Then the status is in submitting
    When change failed: 400 No
    Then the status is in editing.asking
    When draft changed
    Then the status is in editing.asking

  Scenario: status.tour.editing.known.2
    Given the status alone, in editing.known
    When draft changed (1)
    Then the status is in editing.known
    When draft changed (1)
    Then the status is in editing.known
    When status confirmed
    Then the status is in editing.known
    When draft changed (3)
    Then the status is in editing.asking
    When fetch taken done (1)
    Then the status is in editing.known
    When draft changed (2)
    Then the status is in editing.known
    When status confirmed
    Then the status is in editing.known
