Feature: status

  @2.route.products
  Scenario: status.shortest.closed
    Given manager is signed in and /hotel-management/properties/hill-house/products?keyword=102 is open, so that the status is in editing.incomplete
    When press the button “Cancel”
    Then the status is in closed

  @7.calls.daily-room-blockings @2.route.products
  Scenario: status.shortest.editing.failed
    Given manager is signed in and /hotel-management/properties/hill-house/products?keyword=102 is open, so that the status is in editing.incomplete
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “03032030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.previewing
    When the server refuses GET v1/hotel_management/hotel_calendar/daily_room_blockings with 403
    Then the status is in editing.failed

  @7.calls.facilities.list.page @7.calls.facilities.list.per_page @7.calls.facilities.list.property_id @7.calls.facilities.list.keyword @7.calls.facilities.list.hide_images @7.calls.facilities.list.query_type @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facilities.list @7.calls.facility_status @7.calls.facilities.update-status @2.route.products
  Scenario: status.shortest.answered
    Given manager is signed in and /hotel-management/properties/hill-house/products?keyword=102 is open, so that the status is in editing.incomplete
    When choose “Available” in the button “* Status” in the dialog “*”
    Then the status is in editing.previewed
    When press the button “Set *to *” in the dialog “*”
    Then the status is in submitting
    When the server answers POST v1/hotel_management/properties/update_facility_status with what this path needs
    Then the status is in answered

  @7.calls.daily-room-blockings @2.route.products
  Scenario: status.tour.editing.incomplete
    Given manager is signed in and /hotel-management/properties/hill-house/products?keyword=102 is open, so that the status is in editing.incomplete
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “28022030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.incomplete
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “03032030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.previewing
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “28022030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.incomplete
    When choose “Available” in the button “* Status” in the dialog “*”
    Then the status is in editing.previewed
    When choose “Out of order” in the button “* Status” in the dialog “*”
    Then the status is in editing.incomplete
    When choose “Leak or water damage” in the button “* Reason”
    Then the status is in editing.incomplete
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “03032030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.previewing
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “28022030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.incomplete
    When press the button “Set *to *” in the dialog “*”
    Then the status is in editing.incomplete
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “03032030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.previewing
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “28022030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.incomplete
    When press the button “Cancel”
    Then the status is in closed

  @2.route.products
  Scenario: status.tour.editing.incomplete-2
    Given manager is signed in and /hotel-management/properties/hill-house/products?keyword=102 is open, so that the status is in editing.incomplete
    When choose “Leak or water damage” in the button “* Reason”
    Then the status is in editing.incomplete
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “28022030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.incomplete
    When press the button “Set *to *” in the dialog “*”
    Then the status is in editing.incomplete
    When choose “Available” in the button “* Status” in the dialog “*”
    Then the status is in editing.previewed
    When choose “Out of order” in the button “* Status” in the dialog “*”
    Then the status is in editing.incomplete
    When press the button “Set *to *” in the dialog “*”
    Then the status is in editing.incomplete
    When press the button “Set *to *” in the dialog “*”
    Then the status is in editing.incomplete
    When press the button “Cancel”
    Then the status is in closed

  Scenario: status.tour.editing.incomplete-3
    Given manager is signed in and /hotel-management/properties/hill-house/products?keyword=102 is open, so that the status is in editing.incomplete
    When choose “Leak or water damage” in the button “* Reason”
    Then the status is in editing.incomplete
    When choose “Available” in the button “* Status” in the dialog “*”
    Then the status is in editing.previewed
    When choose “Out of order” in the button “* Status” in the dialog “*”
    Then the status is in editing.incomplete
    When press the button “Set *to *” in the dialog “*”
    Then the status is in editing.incomplete
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “28022030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.incomplete

  Scenario: status.tour.editing.incomplete-4
    Given manager is signed in and /hotel-management/properties/hill-house/products?keyword=102 is open, so that the status is in editing.incomplete
    When choose “Leak or water damage” in the button “* Reason”
    Then the status is in editing.incomplete
    When press the button “Set *to *” in the dialog “*”
    Then the status is in editing.incomplete

  @2.route.products
  Scenario: status.tour.editing.incomplete-5
    Given manager is signed in and /hotel-management/properties/hill-house/products?keyword=102 is open, so that the status is in editing.incomplete
    When choose “Leak or water damage” in the button “* Reason”
    Then the status is in editing.incomplete
    When press the button “Cancel”
    Then the status is in closed

  Scenario: status.tour.editing.incomplete-6
    Given manager is signed in and /hotel-management/properties/hill-house/products?keyword=102 is open, so that the status is in editing.incomplete
    When press the button “Set *to *” in the dialog “*”
    Then the status is in editing.incomplete
    When choose “Leak or water damage” in the button “* Reason”
    Then the status is in editing.incomplete

  @7.calls.daily-room-blockings @2.route.products
  Scenario: status.tour.editing.previewing
    Given manager is signed in and /hotel-management/properties/hill-house/products?keyword=102 is open, so that the status is in editing.incomplete
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “03032030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.previewing
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “04032030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.previewing
    When choose “Available” in the button “* Status” in the dialog “*”
    Then the status is in editing.previewed
    When choose “Out of order” in the button “* Status” in the dialog “*”
    Then the status is in editing.previewing
    When choose “Leak or water damage” in the button “* Reason”
    Then the status is in editing.previewing
    When the server answers GET v1/hotel_management/hotel_calendar/daily_room_blockings
    Then the status is in editing.previewed
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “03032030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.previewing
    When press the button “Cancel”
    Then the status is in closed

  @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_status @7.calls.daily-room-blockings
  Scenario: status.tour.editing.previewing-2
    Given manager is signed in and /hotel-management/properties/hill-house/products?keyword=102 is open, so that the status is in editing.incomplete
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “03032030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.previewing
    When the server answers GET v1/hotel_management/hotel_calendar/daily_room_blockings
    Then the status is in editing.previewed
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “04032030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.previewing
    When the server refuses GET v1/hotel_management/hotel_calendar/daily_room_blockings with 500
    Then the status is in editing.failed
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “03032030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.previewing
    When the connection breaks during GET v1/hotel_management/hotel_calendar/daily_room_blockings
    Then the status is in editing.failed
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “04032030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.previewing
    When 30 seconds pass
    Then the status is in editing.failed
    When press the button “Retry”
    Then the status is in editing.previewing
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “03032030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.previewing
    When choose “Leak or water damage” in the button “* Reason”
    Then the status is in editing.previewing
    When the server refuses GET v1/hotel_management/hotel_calendar/daily_room_blockings with 403
    Then the status is in editing.failed
    When press the button “Retry”
    Then the status is in editing.previewing
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “28022030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.incomplete

  @7.calls.daily-room-blockings @2.route.products
  Scenario: status.tour.editing.previewing-3
    Given manager is signed in and /hotel-management/properties/hill-house/products?keyword=102 is open, so that the status is in editing.incomplete
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “03032030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.previewing
    When the server refuses GET v1/hotel_management/hotel_calendar/daily_room_blockings with 403
    Then the status is in editing.failed
    When press the button “Retry”
    Then the status is in editing.previewing
    When choose “Available” in the button “* Status” in the dialog “*”
    Then the status is in editing.previewed
    When choose “Out of order” in the button “* Status” in the dialog “*”
    Then the status is in editing.previewing
    When the server refuses GET v1/hotel_management/hotel_calendar/daily_room_blockings with 403
    Then the status is in editing.failed
    When press the button “Retry”
    Then the status is in editing.previewing
    When choose “Leak or water damage” in the button “* Reason”
    Then the status is in editing.previewing
    When the server refuses GET v1/hotel_management/hotel_calendar/daily_room_blockings with 403
    Then the status is in editing.failed
    When press the button “Retry”
    Then the status is in editing.previewing
    When press the button “Cancel”
    Then the status is in closed

  @1.manages.hotel-calendar @7.calls.facilities.update-status @7.calls.daily-room-blockings
  Scenario: status.tour.editing.previewing-4
    Given manager is signed in and /hotel-management/properties/hill-house/products?keyword=102 is open, so that the status is in editing.incomplete
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “03032030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.previewing
    When the server refuses GET v1/hotel_management/hotel_calendar/daily_room_blockings with 403
    Then the status is in editing.failed
    When press the button “Retry”
    Then the status is in editing.previewing
    When the server answers GET v1/hotel_management/hotel_calendar/daily_room_blockings
    Then the status is in editing.previewed
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “04032030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.previewing
    When the server refuses GET v1/hotel_management/hotel_calendar/daily_room_blockings with 403
    Then the status is in editing.failed
    When press the button “Retry”
    Then the status is in editing.previewing
    When the server refuses GET v1/hotel_management/hotel_calendar/daily_room_blockings with 403
    Then the status is in editing.failed
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “03032030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.previewing
    When choose “Leak or water damage” in the button “* Reason”
    Then the status is in editing.previewing
    When the server answers GET v1/hotel_management/hotel_calendar/daily_room_blockings
    Then the status is in editing.previewed
    When press the button “Set *to *” in the dialog “*”
    Then the status is in submitting
    When the server refuses POST v1/hotel_management/properties/update_facility_status with 422
    Then the status is in editing.previewing
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “04032030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.previewing

  @1.manages.hotel-calendar @7.calls.facilities.update-status @7.calls.daily-room-blockings
  Scenario: status.tour.editing.previewing-5
    Given manager is signed in and /hotel-management/properties/hill-house/products?keyword=102 is open, so that the status is in editing.incomplete
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “03032030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.previewing
    When choose “Leak or water damage” in the button “* Reason”
    Then the status is in editing.previewing
    When the server answers GET v1/hotel_management/hotel_calendar/daily_room_blockings
    Then the status is in editing.previewed
    When press the button “Set *to *” in the dialog “*”
    Then the status is in submitting
    When the server refuses POST v1/hotel_management/properties/update_facility_status with 422
    Then the status is in editing.previewing
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “28022030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.incomplete
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “03032030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.previewing
    When the server answers GET v1/hotel_management/hotel_calendar/daily_room_blockings
    Then the status is in editing.previewed
    When press the button “Set *to *” in the dialog “*”
    Then the status is in submitting
    When the server refuses POST v1/hotel_management/properties/update_facility_status with 422
    Then the status is in editing.previewing
    When choose “Available” in the button “* Status” in the dialog “*”
    Then the status is in editing.previewed

  @1.manages.hotel-calendar @7.calls.facilities.update-status @7.calls.daily-room-blockings @2.route.products
  Scenario: status.tour.editing.previewing-6
    Given manager is signed in and /hotel-management/properties/hill-house/products?keyword=102 is open, so that the status is in editing.incomplete
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “03032030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.previewing
    When choose “Leak or water damage” in the button “* Reason”
    Then the status is in editing.previewing
    When the server answers GET v1/hotel_management/hotel_calendar/daily_room_blockings
    Then the status is in editing.previewed
    When press the button “Set *to *” in the dialog “*”
    Then the status is in submitting
    When the server refuses POST v1/hotel_management/properties/update_facility_status with 422
    Then the status is in editing.previewing
    When press the button “Cancel”
    Then the status is in closed

  @1.manages.hotel-calendar @7.calls.facilities.update-status @7.calls.daily-room-blockings
  Scenario: status.tour.editing.previewing-7
    Given manager is signed in and /hotel-management/properties/hill-house/products?keyword=102 is open, so that the status is in editing.incomplete
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “03032030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.previewing
    When choose “Leak or water damage” in the button “* Reason”
    Then the status is in editing.previewing
    When the server answers GET v1/hotel_management/hotel_calendar/daily_room_blockings
    Then the status is in editing.previewed
    When press the button “Set *to *” in the dialog “*”
    Then the status is in submitting
    When the server refuses POST v1/hotel_management/properties/update_facility_status with 422
    Then the status is in editing.previewing
    When the server answers GET v1/hotel_management/hotel_calendar/daily_room_blockings
    Then the status is in editing.previewed
    When press the button “Set *to *” in the dialog “*”
    Then the status is in submitting
    When the server refuses POST v1/hotel_management/properties/update_facility_status with 422
    Then the status is in editing.previewing
    When the server refuses GET v1/hotel_management/hotel_calendar/daily_room_blockings with 403
    Then the status is in editing.failed

  @2.route.products
  Scenario: status.tour.editing.previewed
    Given manager is signed in and /hotel-management/properties/hill-house/products?keyword=102 is open, so that the status is in editing.incomplete
    When choose “Available” in the button “* Status” in the dialog “*”
    Then the status is in editing.previewed
    When press the button “Cancel”
    Then the status is in closed

  @1.manages.hotel-calendar @7.calls.facilities.update-status @7.calls.daily-room-blockings @2.route.products
  Scenario: status.tour.editing.previewed-2
    Given manager is signed in and /hotel-management/properties/hill-house/products?keyword=102 is open, so that the status is in editing.incomplete
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “03032030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.previewing
    When the server answers GET v1/hotel_management/hotel_calendar/daily_room_blockings
    Then the status is in editing.previewed
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “28022030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.incomplete
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “03032030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.previewing
    When the server answers GET v1/hotel_management/hotel_calendar/daily_room_blockings
    Then the status is in editing.previewed
    When choose “Available” in the button “* Status” in the dialog “*”
    Then the status is in editing.previewed
    When choose “Out of order” in the button “* Status” in the dialog “*”
    Then the status is in editing.previewing
    When the server answers GET v1/hotel_management/hotel_calendar/daily_room_blockings
    Then the status is in editing.previewed
    When choose “Leak or water damage” in the button “* Reason”
    Then the status is in editing.previewed
    When press the button “Set *to *” in the dialog “*”
    Then the status is in submitting
    When the server refuses POST v1/hotel_management/properties/update_facility_status with 422
    Then the status is in editing.previewing
    When the server answers GET v1/hotel_management/hotel_calendar/daily_room_blockings
    Then the status is in editing.previewed
    When press the button “Cancel”
    Then the status is in closed

  @7.calls.facilities.update-status @7.calls.daily-room-blockings
  Scenario: status.tour.editing.previewed-3
    Given manager is signed in and /hotel-management/properties/hill-house/products?keyword=102 is open, so that the status is in editing.incomplete
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “03032030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.previewing
    When the server answers GET v1/hotel_management/hotel_calendar/daily_room_blockings
    Then the status is in editing.previewed
    When press the button “Set *to *” in the dialog “*”
    Then the status is in editing.previewed
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “04032030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.previewing
    When the server answers GET v1/hotel_management/hotel_calendar/daily_room_blockings
    Then the status is in editing.previewed
    When press the button “Set *to *” in the dialog “*”
    Then the status is in editing.previewed
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “28022030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.incomplete
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “03032030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.previewing
    When the server answers GET v1/hotel_management/hotel_calendar/daily_room_blockings
    Then the status is in editing.previewed
    When press the button “Set *to *” in the dialog “*”
    Then the status is in editing.previewed
    When choose “Available” in the button “* Status” in the dialog “*”
    Then the status is in editing.previewed
    When press the button “Set *to *” in the dialog “*”
    Then the status is in submitting
    When the server refuses POST v1/hotel_management/properties/update_facility_status with 422
    Then the status is in editing.previewed
    When press the button “Set *to *” in the dialog “*”
    Then the status is in submitting

  @7.calls.daily-room-blockings
  Scenario: status.tour.editing.previewed-4
    Given manager is signed in and /hotel-management/properties/hill-house/products?keyword=102 is open, so that the status is in editing.incomplete
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “03032030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.previewing
    When the server answers GET v1/hotel_management/hotel_calendar/daily_room_blockings
    Then the status is in editing.previewed
    When press the button “Set *to *” in the dialog “*”
    Then the status is in editing.previewed
    When choose “Leak or water damage” in the button “* Reason”
    Then the status is in editing.previewed

  @7.calls.daily-room-blockings @2.route.products
  Scenario: status.tour.editing.previewed-5
    Given manager is signed in and /hotel-management/properties/hill-house/products?keyword=102 is open, so that the status is in editing.incomplete
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “03032030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.previewing
    When the server answers GET v1/hotel_management/hotel_calendar/daily_room_blockings
    Then the status is in editing.previewed
    When press the button “Set *to *” in the dialog “*”
    Then the status is in editing.previewed
    When press the button “Set *to *” in the dialog “*”
    Then the status is in editing.previewed
    When press the button “Cancel”
    Then the status is in closed

  @7.calls.daily-room-blockings @2.route.products
  Scenario: status.tour.editing.failed
    Given manager is signed in and /hotel-management/properties/hill-house/products?keyword=102 is open, so that the status is in editing.incomplete
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “03032030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.previewing
    When the server refuses GET v1/hotel_management/hotel_calendar/daily_room_blockings with 403
    Then the status is in editing.failed
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “28022030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.incomplete
    When type “01032030” into the spinbutton “day, Start Date, First night – morning after**”, then type “03032030” into the spinbutton “day, End Date, First night – morning after**”
    Then the status is in editing.previewing
    When the server refuses GET v1/hotel_management/hotel_calendar/daily_room_blockings with 403
    Then the status is in editing.failed
    When choose “Available” in the button “* Status” in the dialog “*”
    Then the status is in editing.previewed
    When choose “Out of order” in the button “* Status” in the dialog “*”
    Then the status is in editing.previewing
    When the server refuses GET v1/hotel_management/hotel_calendar/daily_room_blockings with 403
    Then the status is in editing.failed
    When choose “Leak or water damage” in the button “* Reason”
    Then the status is in editing.failed
    When press the button “Retry”
    Then the status is in editing.previewing
    When the server refuses GET v1/hotel_management/hotel_calendar/daily_room_blockings with 403
    Then the status is in editing.failed
    When press the button “Cancel”
    Then the status is in closed

  @7.calls.facilities.list.page @7.calls.facilities.list.per_page @7.calls.facilities.list.property_id @7.calls.facilities.list.keyword @7.calls.facilities.list.hide_images @7.calls.facilities.list.query_type @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facilities.list @7.calls.facility_status @7.calls.facilities.update-status @2.route.products
  Scenario: status.tour.submitting
    Given manager is signed in and /hotel-management/properties/hill-house/products?keyword=102 is open, so that the status is in editing.incomplete
    When choose “Available” in the button “* Status” in the dialog “*”
    Then the status is in editing.previewed
    When press the button “Set *to *” in the dialog “*”
    Then the status is in submitting
    When the server answers POST v1/hotel_management/properties/update_facility_status
    Then the status is in closed

  @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_status @7.calls.facilities.update-status
  Scenario: status.tour.submitting-2
    Given manager is signed in and /hotel-management/properties/hill-house/products?keyword=102 is open, so that the status is in editing.incomplete
    When choose “Available” in the button “* Status” in the dialog “*”
    Then the status is in editing.previewed
    When press the button “Set *to *” in the dialog “*”
    Then the status is in submitting
    When the server refuses POST v1/hotel_management/properties/update_facility_status with 500
    Then the status is in editing.previewed
    When press the button “Set *to *” in the dialog “*”
    Then the status is in submitting
    When the connection breaks during POST v1/hotel_management/properties/update_facility_status
    Then the status is in editing.previewed
    When press the button “Set *to *” in the dialog “*”
    Then the status is in submitting
    When 30 seconds pass
    Then the status is in editing.previewed

  @7.calls.facilities.list.page @7.calls.facilities.list.per_page @7.calls.facilities.list.property_id @7.calls.facilities.list.keyword @7.calls.facilities.list.hide_images @7.calls.facilities.list.query_type @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facilities.list @7.calls.facility_status @7.calls.facilities.update-status @2.route.products
  Scenario: status.tour.answered
    Given manager is signed in and /hotel-management/properties/hill-house/products?keyword=102 is open, so that the status is in editing.incomplete
    When choose “Available” in the button “* Status” in the dialog “*”
    Then the status is in editing.previewed
    When press the button “Set *to *” in the dialog “*”
    Then the status is in submitting
    When the server answers POST v1/hotel_management/properties/update_facility_status with what this path needs
    Then the status is in answered
    When press the button “Close”
    Then the status is in closed

  Scenario: status.tour.editing.previewing.2
    Given the status alone, in editing.incomplete
    When draft changed
    Then the status is in editing.previewing
    When draft changed
    Then the status is in editing.previewing
    When draft changed
    Then the status is in editing.previewing
    When fetch taken done (1)
    Then the status is in editing.previewed
    When status confirmed
    Then the status is in submitting
    When change failed: 400 No
    Then the status is in editing.previewing
    When draft changed
    Then the status is in editing.previewing

  Scenario: status.tour.editing.previewed.2
    Given the status alone, in editing.previewed
    When draft changed (1)
    Then the status is in editing.previewed
    When draft changed (1)
    Then the status is in editing.previewed
    When status confirmed
    Then the status is in editing.previewed
    When draft changed (3)
    Then the status is in editing.previewing
    When fetch taken done (1)
    Then the status is in editing.previewed
    When draft changed (2)
    Then the status is in editing.previewed
    When status confirmed
    Then the status is in editing.previewed
