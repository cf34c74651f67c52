Feature: roomsArea

  @2.route.products
  Scenario: roomsArea.shortest.flow.open
    Given manager is signed in and /hotel-management/properties/hill-house/products?tab=rooms&keyword=102 is open, so that the roomsArea is in flow.closed + undo.idle
    When press the button “Actions for 102”, then press the menuitem “End blocking now…”
    Then the roomsArea is in flow.open + undo.idle

  @7.calls.facilities.list.page @7.calls.facilities.list.per_page @7.calls.facilities.list.property_id @7.calls.facilities.list.keyword @7.calls.facilities.list.hide_images @7.calls.facilities.list.include_ids @7.calls.facilities.list.exclude_ids @7.calls.facilities.list.query_type @1.manages.facilities @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facilities.list @7.calls.facility_status @7.calls.facilities.update @2.route.products
  Scenario: roomsArea.tour.flow.closed-undo.idle
    Given manager is signed in and /hotel-management/properties/hill-house/products?tab=rooms&keyword=102 is open, so that the roomsArea is in flow.closed + undo.idle
    When choose “25” in the button “* Rows”
    Then the roomsArea is in flow.closed + undo.idle
    When press the link “Amenities” in the navigation “Products”
    Then the roomsArea is in flow.closed + undo.idle
    When press the link “Rooms” in the navigation “Products”
    Then the roomsArea is in flow.closed + undo.idle
    When press the link “102”, then press the button “Save changes”, then press the button “Close Success”
    Then the roomsArea is in flow.closed + undo.idle

  @7.calls.facilities.list.page @7.calls.facilities.list.per_page @7.calls.facilities.list.property_id @7.calls.facilities.list.keyword @7.calls.facilities.list.hide_images @7.calls.facilities.list.query_type @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facilities.list @7.calls.facility_status @7.calls.facilities.update-status @2.route.products
  Scenario: roomsArea.tour.flow.open-undo.idle
    Given manager is signed in and /hotel-management/properties/hill-house/products?tab=rooms&keyword=102 is open, so that the roomsArea is in flow.closed + undo.idle
    When press the button “Actions for 102”, then press the menuitem “End blocking now…”
    Then the roomsArea is in flow.open + undo.idle
    When press the button “Keep”
    Then the roomsArea is in flow.closed + undo.idle
    When press the button “Actions for 102”, then press the menuitem “End blocking now…”
    Then the roomsArea is in flow.open + undo.idle
    When press the button “End now”
    Then the roomsArea is in flow.closed + undo.idle

  @1.manages.hotel-calendar @7.calls.facilities.update-status @2.route.products
  Scenario: roomsArea.shortest.undo.undoing
    Given manager is signed in and /hotel-management/properties/hill-house/products?tab=rooms&keyword=102 is open, so that the roomsArea is in flow.closed + undo.idle
    When press the button “Undo”
    Then the roomsArea is in flow.closed + undo.undoing

  @7.calls.facilities.list.page @7.calls.facilities.list.per_page @7.calls.facilities.list.property_id @7.calls.facilities.list.keyword @7.calls.facilities.list.hide_images @7.calls.facilities.list.query_type @1.manages.hotel-calendar @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facilities.list @7.calls.facility_status @7.calls.facilities.update-status @2.route.products
  Scenario: roomsArea.tour.flow.closed-undo.undoing
    Given manager is signed in and /hotel-management/properties/hill-house/products?tab=rooms&keyword=102 is open, so that the roomsArea is in flow.closed + undo.idle
    When press the button “Undo”
    Then the roomsArea is in flow.closed + undo.undoing
    When the server answers POST v1/hotel_management/properties/update_facility_status
    Then the roomsArea is in flow.closed + undo.idle

  @1.manages.hotel-calendar @7.calls.facilities.update-status @2.route.products
  Scenario: roomsArea.tour.flow.closed-undo.undoing-2
    Given manager is signed in and /hotel-management/properties/hill-house/products?tab=rooms&keyword=102 is open, so that the roomsArea is in flow.closed + undo.idle
    When press the button “Undo”
    Then the roomsArea is in flow.closed + undo.undoing
    When the connection breaks during POST v1/hotel_management/properties/update_facility_status
    Then the roomsArea is in flow.closed + undo.idle

  Scenario: roomsArea.tour.flow.closed-undo.idle.2
    Given the roomsArea alone, in flow.closed + undo.idle
    When inventory changed
    Then the roomsArea is in flow.closed + undo.idle

  Scenario: roomsArea.tour.flow.open-undo.idle.2
    Given the roomsArea alone, in flow.closed + undo.idle
    When flow opened
    Then the roomsArea is in flow.open + undo.idle
    When flow failed: Broken
    Then the roomsArea is in flow.closed + undo.idle
