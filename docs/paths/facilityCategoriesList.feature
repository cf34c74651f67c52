Feature: facilityCategoriesList

  Scenario: facilityCategoriesList.shortest.rows.failed
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-categories is open, so that the facilityCategoriesList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server refuses GET v1/hotel_management/properties/facility_categories with 403
    Then the facilityCategoriesList is in download.idle + rows.failed + selection.hidden + typing.settled

  Scenario: facilityCategoriesList.shortest.typing.pausing
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-categories is open, so that the facilityCategoriesList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/facility_categories
    Then the facilityCategoriesList is in download.idle + rows.ready + selection.hidden + typing.settled
    When type “e” into the searchbox “Keyword”
    Then the facilityCategoriesList is in download.idle + rows.ready + selection.hidden + typing.pausing

  Scenario: facilityCategoriesList.shortest.selection.shown
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-categories is open, so that the facilityCategoriesList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/facility_categories
    Then the facilityCategoriesList is in download.idle + rows.ready + selection.hidden + typing.settled
    When press the checkbox “Select rows”
    Then the facilityCategoriesList is in download.idle + rows.ready + selection.shown + typing.settled

  @7.calls.facilities.list.page @7.calls.facilities.list.per_page @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.query_type @7.calls.facilities.list @2.route.products
  Scenario: facilityCategoriesList.shortest.rows.dormant
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-categories is open, so that the facilityCategoriesList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/facility_categories
    Then the facilityCategoriesList is in download.idle + rows.ready + selection.hidden + typing.settled
    When press the link “Rooms” in the navigation “Products”
    Then the facilityCategoriesList is in download.idle + rows.dormant + selection.hidden + typing.settled

  @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_status
  Scenario: facilityCategoriesList.shortest.rows.cancelled
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-categories is open, so that the facilityCategoriesList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When 300 milliseconds pass
    Then the facilityCategoriesList is in download.idle + rows.loading.noticeable + selection.hidden + typing.settled
    When 10 seconds pass
    Then the facilityCategoriesList is in download.idle + rows.loading.slow + selection.hidden + typing.settled
    When press the button “Cancel”
    Then the facilityCategoriesList is in download.idle + rows.cancelled + selection.hidden + typing.settled

  @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_status
  Scenario: facilityCategoriesList.tour.download.idle-rows.loading.quick-selection.hidden-typing.settled
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-categories is open, so that the facilityCategoriesList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server refuses GET v1/hotel_management/properties/facility_categories with 500
    Then the facilityCategoriesList is in download.idle + rows.failed + selection.hidden + typing.settled
    When press the button “Retry”
    Then the facilityCategoriesList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the connection breaks during GET v1/hotel_management/properties/facility_categories
    Then the facilityCategoriesList is in download.idle + rows.failed + selection.hidden + typing.settled
    When press the button “Retry”
    Then the facilityCategoriesList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When 30 seconds pass, then the server answers GET v1/hotel_management/properties/facility_categories
    Then the facilityCategoriesList is in download.idle + rows.failed + selection.hidden + typing.settled

  @7.calls.facility_categories.list
  Scenario: facilityCategoriesList.tour.download.idle-rows.ready-selection.hidden-typing.settled
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-categories is open, so that the facilityCategoriesList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/facility_categories
    Then the facilityCategoriesList is in download.idle + rows.ready + selection.hidden + typing.settled
    When choose “25” in the button “* Rows”
    Then the facilityCategoriesList is in download.idle + rows.loading.quick + selection.hidden + typing.settled

  @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_status
  Scenario: facilityCategoriesList.tour.download.idle-rows.ready-selection.hidden-typing.pausing
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-categories is open, so that the facilityCategoriesList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/facility_categories
    Then the facilityCategoriesList is in download.idle + rows.ready + selection.hidden + typing.settled
    When type “e” into the searchbox “Keyword”
    Then the facilityCategoriesList is in download.idle + rows.ready + selection.hidden + typing.pausing
    When 150 milliseconds pass
    Then the facilityCategoriesList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/facility_categories
    Then the facilityCategoriesList is in download.idle + rows.ready + selection.hidden + typing.settled
    When empty the searchbox “Keyword”
    Then the facilityCategoriesList is in download.idle + rows.ready + selection.hidden + typing.pausing
    When type “e” into the searchbox “Keyword”
    Then the facilityCategoriesList is in download.idle + rows.ready + selection.hidden + typing.pausing
    When 150 milliseconds pass
    Then the facilityCategoriesList is in download.idle + rows.ready + selection.hidden + typing.settled

  Scenario: facilityCategoriesList.tour.download.idle-rows.ready-selection.shown-typing.settled
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-categories is open, so that the facilityCategoriesList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/facility_categories
    Then the facilityCategoriesList is in download.idle + rows.ready + selection.hidden + typing.settled
    When press the checkbox “Select rows”
    Then the facilityCategoriesList is in download.idle + rows.ready + selection.shown + typing.settled
    When press the checkbox “Select rows”
    Then the facilityCategoriesList is in download.idle + rows.ready + selection.hidden + typing.settled
    When press the checkbox “Select rows”
    Then the facilityCategoriesList is in download.idle + rows.ready + selection.shown + typing.settled
    When press the checkbox “Select Suites”
    Then the facilityCategoriesList is in download.idle + rows.ready + selection.shown + typing.settled
    When press the checkbox “Select rows”
    Then the facilityCategoriesList is in download.idle + rows.ready + selection.hidden + typing.settled
    When press the checkbox “Select rows”
    Then the facilityCategoriesList is in download.idle + rows.ready + selection.shown + typing.settled
    When press the checkbox “Select all *”
    Then the facilityCategoriesList is in download.idle + rows.ready + selection.shown + typing.settled
    When press the button “Clear” in the group “Selected categories”
    Then the facilityCategoriesList is in download.idle + rows.ready + selection.shown + typing.settled

  @7.calls.facilities.list.page @7.calls.facilities.list.per_page @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.query_type @3.facility-category @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_categories.create @7.calls.facilities.list @7.calls.facility_status @2.route.products @2.dialog.success
  Scenario: facilityCategoriesList.tour.download.idle-rows.dormant-selection.hidden-typing.settled
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-categories is open, so that the facilityCategoriesList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/facility_categories
    Then the facilityCategoriesList is in download.idle + rows.ready + selection.hidden + typing.settled
    When press the link “Rooms” in the navigation “Products”
    Then the facilityCategoriesList is in download.idle + rows.dormant + selection.hidden + typing.settled
    When from here on, POST v1/hotel_management/properties/facility_categories is slow, then press the link “Facility categories” in the navigation “Products”, then press the button “New category”, then type “Annex” into the textbox “Name” in the dialog “*”, then press the button “Create *”, then go back in the browser, then the server answers POST v1/hotel_management/properties/facility_categories
    Then the facilityCategoriesList is in download.idle + rows.dormant + selection.hidden + typing.settled

  @7.calls.facility_categories.list
  Scenario: facilityCategoriesList.tour.download.idle-rows.loading.quick-selection.hidden-typing.settled.2
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-categories&page=9 is open, so that the facilityCategoriesList is in download.idle + rows.loading.quick + selection.hidden + typing.settled
    When the server answers GET v1/hotel_management/properties/facility_categories
    Then the facilityCategoriesList is in download.idle + rows.ready + selection.hidden + typing.settled
