Feature: productFormGuard

  @7.calls.facilities.list.per_page @7.calls.facilities.list.property_id @7.calls.facilities.list.keyword @7.calls.facilities.list.hide_images @7.calls.facilities.list.query_type @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facilities.by-type @7.calls.facility_status @2.route.products
  Scenario: productFormGuard.shortest.open.dirty.asking
    Given manager is signed in and /hotel-management/properties/harbour-view/products is open, so that the productFormGuard is in closed
    When press the link “New room”
    Then the productFormGuard is in open.clean
    When type “Nova” into the textbox “Names”
    Then the productFormGuard is in open.dirty.working
    When press the link “Cancel”
    Then the productFormGuard is in open.dirty.asking

  @7.calls.amenities.list @2.route.products
  Scenario: productFormGuard.tour.closed
    Given manager is signed in and /hotel-management/properties/harbour-view/products is open, so that the productFormGuard is in closed
    When press the link “Amenities”
    Then the productFormGuard is in closed

  @7.calls.facilities.list.per_page @7.calls.facilities.list.property_id @7.calls.facilities.list.keyword @7.calls.facilities.list.hide_images @7.calls.facilities.list.query_type @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facilities.by-type @7.calls.facility_status @2.route.products
  Scenario: productFormGuard.tour.open.clean
    Given manager is signed in and /hotel-management/properties/harbour-view/products is open, so that the productFormGuard is in closed
    When press the link “New room”
    Then the productFormGuard is in open.clean
    When open /hotel-management/properties/harbour-view/products?view=new#main
    Then the productFormGuard is in open.clean
    When press the link “Cancel”
    Then the productFormGuard is in closed

  @7.calls.facilities.list.per_page @7.calls.facilities.list.property_id @7.calls.facilities.list.keyword @7.calls.facilities.list.hide_images @7.calls.facilities.list.query_type @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facilities.by-type @7.calls.facility_status @2.route.products
  Scenario: productFormGuard.tour.open.dirty.working
    Given manager is signed in and /hotel-management/properties/harbour-view/products is open, so that the productFormGuard is in closed
    When press the link “New room”
    Then the productFormGuard is in open.clean
    When type “Nova” into the textbox “Names”
    Then the productFormGuard is in open.dirty.working
    When type “Novo” into the textbox “Names”
    Then the productFormGuard is in open.dirty.working
    When empty the textbox “Names”
    Then the productFormGuard is in open.clean

  @7.calls.facilities.list.per_page @7.calls.facilities.list.property_id @7.calls.facilities.list.keyword @7.calls.facilities.list.hide_images @7.calls.facilities.list.query_type @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facilities.by-type @7.calls.facility_status @2.route.products
  Scenario: productFormGuard.tour.open.dirty.asking
    Given manager is signed in and /hotel-management/properties/harbour-view/products is open, so that the productFormGuard is in closed
    When press the link “New room”
    Then the productFormGuard is in open.clean
    When type “Nova” into the textbox “Names”
    Then the productFormGuard is in open.dirty.working
    When press the link “Cancel”
    Then the productFormGuard is in open.dirty.asking
    When press the button “Keep editing”
    Then the productFormGuard is in open.dirty.working
    When press the link “Cancel”
    Then the productFormGuard is in open.dirty.asking
    When press the button “Discard changes”
    Then the productFormGuard is in closed

  @7.calls.facilities.list.page @7.calls.facilities.list.per_page @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.query_type @1.manages.facilities @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facilities.list @7.calls.facilities.create @7.calls.facility_status @2.route.products
  Scenario: productFormGuard.tour.open.dirty.working.2
    Given manager is signed in and /hotel-management/properties/harbour-view/products?view=new is open, so that the productFormGuard is in open.dirty.working
    When type “901, 101” into the textbox “Names”, then press the button “Create *”
    Then the productFormGuard is in open.dirty.working
    When type “902” into the textbox “Names”, then press the button “Create *”, then press the button “Close Success”
    Then the productFormGuard is in closed

  @7.calls.facilities.list.page @7.calls.facilities.list.per_page @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.query_type @1.manages.facilities @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facilities.list @7.calls.facility_status @7.calls.facilities.update @2.route.products
  Scenario: productFormGuard.tour.open.dirty.working.3
    Given manager is signed in and /hotel-management/properties/harbour-view/products?view=edit&id=1 is open, so that the productFormGuard is in open.dirty.working
    When press the button “Save changes”, then press the button “Close Success”
    Then the productFormGuard is in closed

  Scenario: productFormGuard.shortest.open.saved
    Given the productFormGuard alone, in closed
    When location changed (2)
    Then the productFormGuard is in open.clean
    When form saved
    Then the productFormGuard is in open.saved

  Scenario: productFormGuard.shortest.leaving
    Given the productFormGuard alone, in closed
    When location changed (2)
    Then the productFormGuard is in open.clean
    When form touched (1)
    Then the productFormGuard is in open.dirty.working
    When location changed (1)
    Then the productFormGuard is in open.dirty.asking
    When leave confirmed
    Then the productFormGuard is in open.leaving

  Scenario: productFormGuard.tour.open.clean.2
    Given the productFormGuard alone, in closed
    When location changed (2)
    Then the productFormGuard is in open.clean
    When form failed: Broken
    Then the productFormGuard is in closed
