Feature: roomsArea

  @3.facility.filters @7.calls.facilities.list @7.calls.facilities.update-bookable-date
  Scenario: roomsArea.shortest.flow.open
    Given manager is signed in and /hotel-management/properties/hill-house/products?tab=rooms&keyword=102 is open, so that the roomsArea is in flow.closed + undo.idle
    When press the button “Actions for 102”, then press the menuitem “End blocking now…”
    Then the roomsArea is in flow.open + undo.idle

  @3.facility.filters @7.calls.facilities.list
  Scenario: roomsArea.tour.flow.closed-undo.idle
    Given manager is signed in and /hotel-management/properties/hill-house/products?tab=rooms&keyword=102 is open, so that the roomsArea is in flow.closed + undo.idle
    When choose “25” in the combobox “Rows”
    Then the roomsArea is in flow.closed + undo.idle
    When press the link “Amenities” in the navigation “Products”
    Then the roomsArea is in flow.closed + undo.idle
    When press the link “Rooms” in the navigation “Products”
    Then the roomsArea is in flow.closed + undo.idle
    When press the link “102”, then press the button “Save changes”
    Then the roomsArea is in flow.closed + undo.idle

  @3.facility.filters @7.calls.facilities.list @7.calls.facilities.delete @7.calls.facilities.update-bookable-date
  Scenario: roomsArea.tour.flow.open-undo.idle
    Given manager is signed in and /hotel-management/properties/hill-house/products?tab=rooms&keyword=102 is open, so that the roomsArea is in flow.closed + undo.idle
    When press the button “Actions for 102”, then press the menuitem “End blocking now…”
    Then the roomsArea is in flow.open + undo.idle
    When press the button “Keep as it is”
    Then the roomsArea is in flow.closed + undo.idle
    When press the button “Actions for 102”, then press the menuitem “End blocking now…”
    Then the roomsArea is in flow.open + undo.idle
    When press the button “End the blocking”
    Then the roomsArea is in flow.closed + undo.idle

  @3.facility.filters @7.calls.facilities.list @7.calls.facilities.delete @7.calls.facilities.update-bookable-date
  Scenario: roomsArea.shortest.undo.undoing
    Given manager is signed in and /hotel-management/properties/hill-house/products?tab=rooms&keyword=102 is open, so that the roomsArea is in flow.closed + undo.idle
    When press the button “Undo”
    Then the roomsArea is in flow.closed + undo.undoing

  @3.facility.filters @7.calls.facilities.list @7.calls.facilities.update-status @7.calls.facilities.delete @7.calls.facilities.update-bookable-date
  Scenario: roomsArea.tour.flow.closed-undo.undoing
    Given manager is signed in and /hotel-management/properties/hill-house/products?tab=rooms&keyword=102 is open, so that the roomsArea is in flow.closed + undo.idle
    When press the button “Undo”
    Then the roomsArea is in flow.closed + undo.undoing
    When the server answers POST v1/hotel_management/properties/update_facility_status
    Then the roomsArea is in flow.closed + undo.idle

  @3.facility.filters @7.calls.facilities.list @7.calls.facilities.update-status @7.calls.facilities.delete @7.calls.facilities.update-bookable-date
  Scenario: roomsArea.tour.flow.closed-undo.undoing-2
    Given manager is signed in and /hotel-management/properties/hill-house/products?tab=rooms&keyword=102 is open, so that the roomsArea is in flow.closed + undo.idle
    When press the button “Undo”
    Then the roomsArea is in flow.closed + undo.undoing
    When the connection breaks during POST v1/hotel_management/properties/update_facility_status
    Then the roomsArea is in flow.closed + undo.idle

  @2.route.products
  Scenario: roomsArea.tour.flow.closed-undo.idle.2
    Given the roomsArea alone, in flow.closed + undo.idle
    When inventory changed
    Then the roomsArea is in flow.closed + undo.idle

  @7.calls.facilities.update-bookable-date
  Scenario: roomsArea.tour.flow.open-undo.idle.2
    Given the roomsArea alone, in flow.closed + undo.idle
    When flow opened
    Then the roomsArea is in flow.open + undo.idle
    When flow failed: Broken
    Then the roomsArea is in flow.closed + undo.idle
