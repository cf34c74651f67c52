Feature: facilityTypesList

  Scenario: facilityTypesList.shortest.rows.failed
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-types is open, so that the facilityTypesList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server refuses GET v1/hotel_management/properties/facility_types with 403
    Then the facilityTypesList is in download.idle + rows.failed + selection.hidden + typing.settled

  Scenario: facilityTypesList.shortest.typing.pausing
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-types is open, so that the facilityTypesList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/facility_types
    Then the facilityTypesList is in download.idle + rows.ready + selection.hidden + typing.settled
    When type “e” into the searchbox “Keyword”
    Then the facilityTypesList is in download.idle + rows.ready + selection.hidden + typing.pausing

  Scenario: facilityTypesList.shortest.selection.shown
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-types is open, so that the facilityTypesList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/facility_types
    Then the facilityTypesList is in download.idle + rows.ready + selection.hidden + typing.settled
    When press the checkbox “Select rows”
    Then the facilityTypesList is in download.idle + rows.ready + selection.shown + typing.settled

  @7.calls.facilities.list.page @7.calls.facilities.list.per_page @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.query_type @7.calls.facilities.list @2.route.products
  Scenario: facilityTypesList.shortest.rows.dormant
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-types is open, so that the facilityTypesList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/facility_types
    Then the facilityTypesList is in download.idle + rows.ready + selection.hidden + typing.settled
    When press the link “Rooms” in the navigation “Products”
    Then the facilityTypesList is in download.idle + rows.dormant + selection.hidden + typing.settled

  @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_status
  Scenario: facilityTypesList.shortest.rows.cancelled
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-types is open, so that the facilityTypesList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When 300 milliseconds pass
    Then the facilityTypesList is in download.idle + rows.loading.noticeable + selection.hidden + typing.settled
    When 10 seconds pass
    Then the facilityTypesList is in download.idle + rows.loading.slow + selection.hidden + typing.settled
    When press the button “Cancel”
    Then the facilityTypesList is in download.idle + rows.cancelled + selection.hidden + typing.settled

  @7.calls.addon_types.by-property @7.calls.facility_types.list @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_status
  Scenario: facilityTypesList.tour.download.idle-rows.loading.quick-selection.hidden-typing.settled
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-types is open, so that the facilityTypesList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server refuses GET v1/hotel_management/properties/facility_types with 500
    Then the facilityTypesList is in download.idle + rows.failed + selection.hidden + typing.settled
    When press the button “Retry”
    Then the facilityTypesList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the connection breaks during GET v1/hotel_management/properties/facility_types
    Then the facilityTypesList is in download.idle + rows.failed + selection.hidden + typing.settled
    When press the button “Retry”
    Then the facilityTypesList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When 30 seconds pass, then the server answers GET v1/hotel_management/properties/facility_types
    Then the facilityTypesList is in download.idle + rows.failed + selection.hidden + typing.settled

  @7.calls.facility_types.list
  Scenario: facilityTypesList.tour.download.idle-rows.ready-selection.hidden-typing.settled
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-types is open, so that the facilityTypesList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/facility_types
    Then the facilityTypesList is in download.idle + rows.ready + selection.hidden + typing.settled
    When choose “25” in the button “* Rows”
    Then the facilityTypesList is in download.idle + rows.loading.quick + selection.hidden + typing.settled

  @7.calls.addon_types.by-property @7.calls.facility_types.list @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_status
  Scenario: facilityTypesList.tour.download.idle-rows.ready-selection.hidden-typing.pausing
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-types is open, so that the facilityTypesList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/facility_types
    Then the facilityTypesList is in download.idle + rows.ready + selection.hidden + typing.settled
    When type “e” into the searchbox “Keyword”
    Then the facilityTypesList is in download.idle + rows.ready + selection.hidden + typing.pausing
    When 150 milliseconds pass
    Then the facilityTypesList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/facility_types
    Then the facilityTypesList is in download.idle + rows.ready + selection.hidden + typing.settled
    When empty the searchbox “Keyword”
    Then the facilityTypesList is in download.idle + rows.ready + selection.hidden + typing.pausing
    When type “e” into the searchbox “Keyword”
    Then the facilityTypesList is in download.idle + rows.ready + selection.hidden + typing.pausing
    When 150 milliseconds pass
    Then the facilityTypesList is in download.idle + rows.ready + selection.hidden + typing.settled

  Scenario: facilityTypesList.tour.download.idle-rows.ready-selection.shown-typing.settled
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-types is open, so that the facilityTypesList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/facility_types
    Then the facilityTypesList is in download.idle + rows.ready + selection.hidden + typing.settled
    When press the checkbox “Select rows”
    Then the facilityTypesList is in download.idle + rows.ready + selection.shown + typing.settled
    When press the checkbox “Select rows”
    Then the facilityTypesList is in download.idle + rows.ready + selection.hidden + typing.settled
    When press the checkbox “Select rows”
    Then the facilityTypesList is in download.idle + rows.ready + selection.shown + typing.settled
    When press the checkbox “Select Twin”
    Then the facilityTypesList is in download.idle + rows.ready + selection.shown + typing.settled
    When press the checkbox “Select rows”
    Then the facilityTypesList is in download.idle + rows.ready + selection.hidden + typing.settled
    When press the checkbox “Select rows”
    Then the facilityTypesList is in download.idle + rows.ready + selection.shown + typing.settled
    When press the checkbox “Select all *”
    Then the facilityTypesList is in download.idle + rows.ready + selection.shown + typing.settled
    When press the button “Clear” in the group “Selected facility types”
    Then the facilityTypesList is in download.idle + rows.ready + selection.shown + typing.settled

  @7.calls.facilities.list.page @7.calls.facilities.list.per_page @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.query_type @7.calls.addon_types.by-property @7.calls.facility_types.list @7.calls.facility_types.by-property @7.calls.facility_types.update @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facilities.list @7.calls.facility_status @2.route.products
  Scenario: facilityTypesList.tour.download.idle-rows.dormant-selection.hidden-typing.settled
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-types is open, so that the facilityTypesList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/facility_types
    Then the facilityTypesList is in download.idle + rows.ready + selection.hidden + typing.settled
    When press the link “Rooms” in the navigation “Products”
    Then the facilityTypesList is in download.idle + rows.dormant + selection.hidden + typing.settled
    When from here on, POST v1/hotel_management/properties/update_facility_type* is slow, then press the link “Facility types” in the navigation “Products”, then press the button “Actions for Twin”, then press the menuitem “Move up”, then go back in the browser, then the server answers POST v1/hotel_management/properties/update_facility_type*
    Then the facilityTypesList is in download.idle + rows.dormant + selection.hidden + typing.settled

  @7.calls.facility_types.list
  Scenario: facilityTypesList.tour.download.idle-rows.loading.quick-selection.hidden-typing.settled.2
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-types&page=9 is open, so that the facilityTypesList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/facility_types
    Then the facilityTypesList is in download.idle + rows.ready + selection.hidden + typing.settled
